import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import styles from './voucher-list.module.css'

interface GiftCodeFormProps {
  /** Null when the voucher was issued, else why not. */
  onClaim(giftCode: string): Promise<string | null>
}

/** The field for a code that brings a voucher (reward-28). */
export function GiftCodeForm({ onClaim }: GiftCodeFormProps) {
  const t = useTranslations('rewards')
  const [giftCode, setGiftCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [status, setStatus] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  async function claim(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!giftCode.trim() || isBusy) return
    setIsBusy(true)
    const why = await onClaim(giftCode)
    setIsBusy(false)
    setRefusal(why ?? undefined)
    setStatus(why === null ? t('giftCode.issued') : '')
    // The next code may have been typed meanwhile.
    if (why === null) setGiftCode((typed) => (typed === giftCode ? '' : typed))
  }
  return (
    <form className={styles.enter} noValidate onSubmit={(event) => void claim(event)}>
      <Field
        id="gift-code"
        label={t('giftCode.label')}
        autoComplete="off"
        autoCapitalize="characters"
        value={giftCode}
        error={refusal}
        announceError
        onChange={(event) => {
          setGiftCode(event.target.value)
          setRefusal(undefined)
        }}
      />
      <Button type="submit" look="secondary" busy={isBusy}>
        {t('giftCode.claim')}
      </Button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </form>
  )
}
