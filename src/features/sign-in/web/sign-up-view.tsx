import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { channelOf } from '#src/features/sign-in/rules/address.ts'
import type { SocialName } from '#src/features/sign-in/rules/social.ts'
import { signIn, type SignedIn, type SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { goOn, hasNews, isDuringCheckout } from './arrival.ts'
import { AuthLayout } from './auth-layout.tsx'
import { BagNews } from './bag-news.tsx'
import { legalLinks } from './legal-links.tsx'
import { ProveAddress } from './prove-address.tsx'
import { forgetProven, keepProven, readProven } from './proven-draft.ts'
import { RegisterForm } from './register-form.tsx'
import { isNobodys } from './sign-in-view.tsx'
import { SocialButtons, socialTitle } from './social-buttons.tsx'
import { forgetSocialLogin, readSocialLogin } from './social-login.ts'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'

interface SignUpViewProps {
  client: Client
  providers: SocialName[]
}

/**
 * Joining: the code first, then the details. Whoever turns out to be a member already is signed in. Who comes from a
 * provider needs no code for an email that it vouches for, and proves another one (`emailSocial`, sign-in-20).
 */
export function SignUpView({ client, providers }: SignUpViewProps) {
  const t = useTranslations('signIn.join')
  const code = useTranslations('signIn.code')
  const all = useTranslations('signIn')
  const [proven, setProven] = useState<string | null>(null)
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const [social, setSocial] = useState<SocialPending | null>(null)
  // The page is the same for everybody; what this browser has proved is known only in it.
  useEffect(() => {
    const kept = readSocialLogin()
    setSocial(kept)
    setProven(kept?.isEmailVerified ? kept.emailSocial : readProven())
  }, [])

  function arrive(news: SignedIn): void {
    forgetProven()
    forgetSocialLogin()
    if (hasNews(news)) setSignedIn(news)
    else goOn()
  }
  async function enter(emailOrPhone: string): Promise<Failure | null> {
    const reply = await client(signIn, {
      body: { emailOrPhone, duringCheckout: isDuringCheckout(), ...(social ? { socialTicket: social.ticket } : {}) },
    })
    if (!reply.ok && !isNobodys(reply.problem)) return reply.problem
    if (reply.ok) arrive(reply.value)
    else {
      keepProven(emailOrPhone)
      setProven(emailOrPhone)
    }
    return null
  }
  if (signedIn)
    return (
      <AuthLayout>
        <BagNews signedIn={signedIn} />
      </AuthLayout>
    )
  if (!proven && social) {
    return (
      <AuthLayout>
        <ProveAddress
          key="social"
          client={client}
          title={all('social.emailTitle')}
          lead={all('social.emailLead', { provider: socialTitle[social.provider] })}
          label={t('email')}
          type="email"
          known={social.emailSocial ?? ''}
          action={code('continue')}
          onProven={enter}
          takesFocus
        />
      </AuthLayout>
    )
  }
  if (!proven) {
    return (
      <AuthLayout>
        <ProveAddress client={client} title={t('title')} lead={t('lead')} action={code('continue')} onProven={enter}>
          <SocialButtons client={client} providers={providers} />
          <p className={styles.agree}>{all.rich('agree', legalLinks)}</p>
        </ProveAddress>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout wide>
      <StepTitle title={t('title')} takesFocus>
        {t(channelOf(proven) === 'email' ? 'emailConfirmed' : 'mobileConfirmed')}
      </StepTitle>
      <RegisterForm client={client} proven={proven} social={social} onSignedIn={arrive} />
    </AuthLayout>
  )
}
