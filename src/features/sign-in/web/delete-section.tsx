import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { masked } from '#src/features/sign-in/rules/address.ts'
import { sendOtp, type SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './account.module.css'
import { CodeForm } from './code-form.tsx'
import { CodeWait } from './code-wait.tsx'
import { Refusal } from './refusal.tsx'
import { useCodeRequest } from './use-code-request.ts'
import { useSending } from './use-sending.ts'

interface DeleteSectionProps {
  client: Client
  /** The member's own email or mobile number, where the code goes. */
  address: string
  onProven(): Promise<Failure | null>
}

/** Deleting the account, by a code. */
export function DeleteSection({ client, address, onProven }: DeleteSectionProps) {
  const t = useTranslations('signIn')
  const [isAsking, setAsking] = useState(false)
  const [sent, setSent] = useState<SentCode | null>(null)
  const { isSending, refusal, send } = useSending()
  const { ask, wait } = useCodeRequest(client, sendOtp)

  async function sendCode(): Promise<Failure | null> {
    const reply = await ask(address)
    if (reply.ok) setSent(reply.value)
    return reply.ok ? null : reply.problem
  }
  return (
    <section className={styles.block} aria-labelledby="account-delete">
      <h2 className="h3" id="account-delete">
        {t('account.deleteTitle')}
      </h2>
      <p className={styles.text}>{t('account.deleteText')}</p>
      <Button look="secondary" compact aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        {t(isAsking ? 'account.cancel' : 'account.delete')}
      </Button>
      {isAsking && (
        <div className={styles.inset}>
          <p className="small">{t('account.deleteSend', { destination: masked(address) })}</p>
          {sent ? (
            <CodeForm
              client={client}
              emailOrPhone={address}
              sent={sent}
              onResent={setSent}
              action={t('account.deleteNow')}
              onProven={onProven}
            />
          ) : (
            <>
              <CodeWait of={wait} />
              <Refusal of={refusal} />
              <Button busy={isSending} onClick={() => void send(sendCode)}>
                {t('sendCode')}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
