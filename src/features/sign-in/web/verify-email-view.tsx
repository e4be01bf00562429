import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { confirmationDays } from '#src/features/sign-in/rules/codes.ts'
import { resendVerifyEmail, verifyEmail } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'
import { useSending } from './use-sending.ts'

type State = 'ready' | 'done' | 'expired' | 'dead' | 'taken'

/** The page behind the mail's link. Opening it does nothing, because mail scanners open links; its button confirms. */
export function VerifyEmailView({ client }: { client: Client }) {
  const t = useTranslations('signIn.verify')
  const problems = useTranslations('problems')
  const [state, setState] = useState<State>('ready')
  const { isSending, refusal, send } = useSending()

  async function confirm(): Promise<Failure | null> {
    const reply = await client(verifyEmail, { body: { token: tokenOfPage() } })
    if (reply.ok) setState('done')
    else if (reply.problem.status === 404 || reply.problem.status === 422) setState('expired')
    else if (reply.problem.code === 'EMAIL_TAKEN') setState('taken')
    else return reply.problem
    return null
  }
  return (
    <AuthLayout>
      {state === 'ready' && (
        <>
          <StepTitle title={t('title')}>{t('text')}</StepTitle>
          <div className={styles.form}>
            <Refusal of={refusal} />
            <Button block busy={isSending} onClick={() => void send(confirm)}>
              {t('action')}
            </Button>
          </div>
        </>
      )}
      {state === 'done' && <Ending title={t('doneTitle')}>{t('doneText')}</Ending>}
      {state === 'expired' && <Expired client={client} onUnknown={() => setState('dead')} />}
      {state === 'dead' && (
        <Ending title={t('deadTitle')}>
          {problems('MEMBER_NOT_FOUND.message')}
          <br />
          {t('deadText')}
        </Ending>
      )}
      {state === 'taken' && <Ending title={t('deadTitle')}>{t('takenText')}</Ending>}
    </AuthLayout>
  )
}

const tokenOfPage = (): string => new URLSearchParams(location.search).get('token') ?? ''

/** A link that has run out may bring another mail; one that no member has is dead (sign-in-26). */
function Expired({ client, onUnknown }: { client: Client; onUnknown(): void }) {
  const t = useTranslations('signIn.verify')
  const [isResent, setResent] = useState(false)
  const { isSending, refusal, send } = useSending()
  async function resend(): Promise<Failure | null> {
    const reply = await client(resendVerifyEmail, { body: { token: tokenOfPage() } })
    if (reply.ok) setResent(true)
    else if (reply.problem.status === 404 || reply.problem.status === 422) onUnknown()
    else return reply.problem
    return null
  }
  if (isResent) return <Ending title={t('doneSending')}>{t('resent', { days: String(confirmationDays) })}</Ending>
  return (
    <>
      <StepTitle title={t('deadTitle')} takesFocus>
        {t('unverified')}
      </StepTitle>
      <div className={styles.form}>
        <Refusal of={refusal} failure={t('failed')} />
        <Button block busy={isSending} onClick={() => void send(resend)}>
          {t('resend')}
        </Button>
      </div>
    </>
  )
}

function Ending({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('signIn.verify')
  return (
    <>
      <StepTitle title={title} takesFocus>
        {children}
      </StepTitle>
      <ButtonLink block to="/member/signIn">
        {t('signIn')}
      </ButtonLink>
    </>
  )
}
