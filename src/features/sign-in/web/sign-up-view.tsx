import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { channelOf } from '#src/features/sign-in/rules/address.ts'
import { socialProviders, type SocialName } from '#src/features/sign-in/rules/social.ts'
import { signIn, type SignedIn, type SocialPending } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { goOn, hasCartChanges, isDuringCheckout } from './arrival.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CartChanges } from './cart-changes.tsx'
import { knownAddress } from './known-address.ts'
import { legalLinks } from './legal-links.tsx'
import { ProveAddress } from './prove-address.tsx'
import { deleteProven, storeProven, readProven } from './proven-draft.ts'
import { RegisterForm } from './register-form.tsx'
import { isNobodys } from './sign-in-view.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { deleteSocialLogin, readSocialLogin } from './social-login.ts'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'

interface SignUpViewProps {
  client: Client
  providers: SocialName[]
}

/**
 * Registering: the code first, then the details. A shopper who is a member already is signed in. With a provider, an email
 * that it vouches for needs no code; any other one has to be proved (`emailSocial`, sign-in-20).
 */
export function SignUpView({ client, providers }: SignUpViewProps) {
  const t = useTranslations('signIn.join')
  const code = useTranslations('signIn.code')
  const all = useTranslations('signIn')
  const [proven, setProven] = useState<string | null>(null)
  const [expired, setExpired] = useState('')
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  const [social, setSocial] = useState<SocialPending | null>(null)
  // Server-rendered pages are the same for everybody; only the browser knows what it has proved.
  useEffect(() => {
    const pending = readSocialLogin()
    setSocial(pending)
    setProven(pending?.isEmailVerified ? pending.emailSocial : readProven())
  }, [])

  function arrive(news: SignedIn): void {
    deleteProven()
    deleteSocialLogin()
    if (hasCartChanges(news)) setSignedIn(news)
    else goOn()
  }
  /** Another code proves the address again; the details are still in the form. */
  function proveAgain(): void {
    deleteProven()
    deleteSocialLogin()
    setExpired(proven!)
    setSocial(null)
    setProven(null)
  }
  async function enter(emailOrPhone: string): Promise<Failure | null> {
    const reply = await client(signIn, {
      body: { emailOrPhone, duringCheckout: isDuringCheckout(), ...(social ? { socialTicket: social.ticket } : {}) },
    })
    if (!reply.ok && !isNobodys(reply.problem)) return reply.problem
    if (reply.ok) arrive(reply.value)
    else {
      storeProven(emailOrPhone)
      setProven(emailOrPhone)
    }
    return null
  }
  if (signedIn)
    return (
      <AuthLayout>
        <CartChanges signedIn={signedIn} />
      </AuthLayout>
    )
  if (!proven && social) {
    return (
      <AuthLayout>
        <ProveAddress
          key="social"
          client={client}
          title={all('social.emailTitle')}
          lead={all('social.emailLead', { provider: socialProviders[social.provider].title })}
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
        <ProveAddress
          client={client}
          title={t('title')}
          lead={t(expired ? 'leadAgain' : 'lead')}
          known={expired}
          takesFocus={expired !== ''}
          check={knownAddress(client, 'new')}
          action={code('continue')}
          onProven={enter}
        >
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
      <RegisterForm client={client} proven={proven} social={social} onSignedIn={arrive} onExpired={proveAgain} />
    </AuthLayout>
  )
}
