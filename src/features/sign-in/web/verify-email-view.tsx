import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { verifyEmail } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { Refusal } from './refusal.tsx'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'
import { useSending } from './use-sending.ts'

type State = 'ready' | 'done' | 'dead' | 'taken'

/** The page behind the mail's link. Opening it does nothing, because mail scanners open links; its button confirms. */
export function VerifyEmailView({ client }: { client: Client }) {
  const t = useTranslations('signIn.verify')
  const [state, setState] = useState<State>('ready')
  const { isSending, refusal, send } = useSending()

  async function confirm(): Promise<Failure | null> {
    const token = new URLSearchParams(location.search).get('token') ?? ''
    const reply = await client(verifyEmail, { body: { token } })
    if (reply.ok) setState('done')
    else if (reply.problem.status === 404 || reply.problem.status === 422) setState('dead')
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
      {state === 'dead' && <Ending title={t('deadTitle')}>{t('deadText')}</Ending>}
      {state === 'taken' && <Ending title={t('deadTitle')}>{t('takenText')}</Ending>}
    </AuthLayout>
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
