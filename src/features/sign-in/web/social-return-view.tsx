import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { socialReturn, type SocialReturn } from '#src/features/sign-in/rules/social.ts'
import { socialSignIn, type SignedIn } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { goOn, hasNews, isDuringCheckout, withReturn } from './arrival.ts'
import { AuthLayout } from './auth-layout.tsx'
import { BagNews } from './bag-news.tsx'
import { forgetProven } from './proven-draft.ts'
import { Refusal } from './refusal.tsx'
import { socialTitle } from './social-buttons.tsx'
import { takeDeparture, type Departure } from './social-departure.ts'
import { keepSocialLogin } from './social-login.ts'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'

type State = { is: 'checking'; provider?: string } | { is: 'signedIn'; signedIn: SignedIn } | { is: 'failed'; problem: Failure | null }

/** The way back from a provider: a member goes on, a newcomer fills in the rest on the sign-up page. */
export function SocialReturnView({ client }: { client: Client }) {
  const t = useTranslations('signIn.social')
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ is: 'checking' })
  const hasBegun = useRef(false)

  async function enter(departure: Departure | null, { token, state: returned }: SocialReturn): Promise<void> {
    if (!departure || token === '') return setState({ is: 'failed', problem: null })
    setState({ is: 'checking', provider: socialTitle[departure.provider] })
    const reply = await client(socialSignIn, {
      body: { provider: departure.provider, token, state: returned, duringCheckout: isDuringCheckout() },
    })
    if (!reply.ok) return setState({ is: 'failed', problem: reply.problem })
    const { signedIn, pending } = reply.value
    if (pending) {
      forgetProven()
      keepSocialLogin(pending)
      return navigate(withReturn('/member/signUp'), { replace: true })
    }
    if (signedIn && hasNews(signedIn)) setState({ is: 'signedIn', signedIn })
    else goOn()
  }
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const [departure, returned] = [takeDeparture(), socialReturn(location.hash, location.search)]
    // The token leaves the address, and with it the history of the browser, before anything else is done.
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
      {state.is === 'signedIn' && <BagNews signedIn={state.signedIn} />}
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
