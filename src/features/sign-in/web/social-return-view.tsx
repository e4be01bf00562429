import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { socialProviders, socialReturn, type SocialReturn } from '#src/features/sign-in/rules/social.ts'
import { socialSignIn, type SignedIn } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { goOn, hasCartChanges, isDuringCheckout, withReturn } from './arrival.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CartChanges } from './cart-changes.tsx'
import { deleteProven } from './proven-draft.ts'
import { Refusal } from './refusal.tsx'
import { takeDeparture, type Departure } from './social-departure.ts'
import { storeSocialLogin } from './social-login.ts'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'

type State = { is: 'checking'; provider?: string } | { is: 'signedIn'; signedIn: SignedIn } | { is: 'failed'; problem: Failure | null }

/** The return from a provider: a member goes on, a new person completes the registration on the sign-up page. */
export function SocialReturnView({ client }: { client: Client }) {
  const t = useTranslations('signIn.social')
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ is: 'checking' })
  const hasBegun = useRef(false)

  async function enter(departure: Departure | null, { token, state: returned }: SocialReturn): Promise<void> {
    if (!departure || token === '') return setState({ is: 'failed', problem: null })
    setState({ is: 'checking', provider: socialProviders[departure.provider].title })
    const reply = await client(socialSignIn, {
      body: { provider: departure.provider, token, state: returned, duringCheckout: isDuringCheckout() },
    })
    if (!reply.ok) return setState({ is: 'failed', problem: reply.problem })
    const { signedIn, pending } = reply.value
    if (pending) {
      deleteProven()
      storeSocialLogin(pending)
      return navigate(withReturn('/member/signUp'), { replace: true })
    }
    if (signedIn && hasCartChanges(signedIn)) setState({ is: 'signedIn', signedIn })
    else goOn()
  }
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const [departure, returned] = [takeDeparture(), socialReturn(location.hash, location.search)]
    // First of all, the token is removed from the address and the browser's history.
    history.replaceState(
      history.state,
      '',
      `${location.pathname}?${new URLSearchParams({ returnTo: departure?.returnTo ?? '/' }).toString()}`,
    )
    void enter(departure, returned)
  })
  return (
    <AuthLayout>
      {state.is === 'checking' && (
        <StepTitle title={t('checkingTitle')}>{state.provider ? t('checking', { provider: state.provider }) : ' '}</StepTitle>
      )}
      {state.is === 'signedIn' && <CartChanges signedIn={state.signedIn} />}
      {state.is === 'failed' && (
        <>
          <StepTitle title={t('failedTitle')} takesFocus>
            {t('failed')}
          </StepTitle>
          <div className={styles.form}>
            <Refusal of={state.problem} />
            <ButtonLink block to={withReturn('/member/signIn')}>
              {t('back')}
            </ButtonLink>
          </div>
        </>
      )}
    </AuthLayout>
  )
}
