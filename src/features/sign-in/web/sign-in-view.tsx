import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { SocialName } from '#src/features/sign-in/rules/social.ts'
import { signIn, type SignedIn } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { goOn, hasCartChanges, isDuringCheckout, withReturn } from './arrival.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CartChanges } from './cart-changes.tsx'
import { legalLinks } from './legal-links.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProveAddress } from './prove-address.tsx'
import { storeProven } from './proven-draft.ts'
import { SocialButtons } from './social-buttons.tsx'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'

/** Signing in by code or password. The right code for an unregistered address leads to registering. */
export function SignInView({ client, providers }: { client: Client; providers: SocialName[] }) {
  const t = useTranslations('signIn')
  const navigate = useNavigate()
  const [way, setWay] = useState<'code' | 'password' | null>(null)
  const [known, setKnown] = useState('')
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)
  /** What was typed stays; both ways have the field. */
  const change = (to: 'code' | 'password') => {
    setKnown(document.querySelector<HTMLInputElement>('#email-or-mobile')?.value ?? known)
    setWay(to)
  }
  const arrive = (news: SignedIn) => (hasCartChanges(news) ? setSignedIn(news) : goOn())

  async function enter(emailOrPhone: string): Promise<Failure | null> {
    const reply = await client(signIn, { body: { emailOrPhone, duringCheckout: isDuringCheckout() } })
    if (reply.ok) {
      arrive(reply.value)
      return null
    }
    if (!isNobodys(reply.problem)) return reply.problem
    storeProven(emailOrPhone)
    await navigate(withReturn('/member/signUp'))
    return null
  }
  if (signedIn)
    return (
      <AuthLayout>
        <CartChanges signedIn={signedIn} />
      </AuthLayout>
    )
  return (
    <AuthLayout>
      {way === 'password' ? (
        <>
          <StepTitle title={t('title')} takesFocus>
            {t('account.hasPassword')}
          </StepTitle>
          <PasswordForm client={client} known={known} onSignedIn={arrive} />
          <Other words={t('withCode')} onPress={() => change('code')} />
        </>
      ) : (
        <ProveAddress
          client={client}
          title={t('title')}
          lead={t('lead')}
          known={known}
          action={t('signIn')}
          onProven={enter}
          takesFocus={way === 'code'}
        >
          <Other words={t('withPassword')} onPress={() => change('password')} />
          <SocialButtons client={client} providers={providers} />
          <p className={styles.agree}>{t.rich('agree', legalLinks)}</p>
        </ProveAddress>
      )}
    </AuthLayout>
  )
}

const Other = ({ words, onPress }: { words: string; onPress(): void }) => (
  <div className={styles.more}>
    <button type="button" className={`link ${styles.quiet}`} onClick={onPress}>
      {words}
    </button>
  </div>
)

export const isNobodys = ({ code }: Failure): boolean => code === 'EMAIL_NOT_REGISTERED' || code === 'MOBILE_NOT_REGISTERED'
