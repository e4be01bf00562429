import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { shownNumber } from '#src/features/sign-in/rules/address.ts'
import type { SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { Notice } from '#src/ui/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { RecentSignIn } from './refusal.tsx'
import styles from './account.module.css'

interface ContactSectionProps {
  client: Client
  email: string | null
  mobile: string | null
  isMobileVerified: boolean
  /** Whether the member has signed in recently enough to change them. */
  isFresh(): boolean
  /** Stores an address that was just proved; a refusal that it returns is shown here. */
  onProven(what: 'email' | 'mobile', address: string): Promise<Failure | null>
}

/** Email and mobile number, and changing them by a code at the new address. */
export function ContactSection({ client, email, mobile, isMobileVerified, isFresh, onProven }: ContactSectionProps) {
  const t = useTranslations('signIn.account')
  const [open, setOpen] = useState<'email' | 'mobile' | null>(null)
  const [isChanged, setChanged] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = [
    { what: 'email', shown: email, note: '' },
    { what: 'mobile', shown: mobile && shownNumber(mobile), note: mobile && !isMobileVerified ? t('unverified') : '' },
  ] as const
  return (
    <section className={styles.block} aria-labelledby="account-contacts">
      <h2 className="h3" id="account-contacts" ref={heading} tabIndex={-1}>
        {t('contacts')}
      </h2>
      {isChanged && (
        <Notice tone="info" role="status">
          {t('changed')}
        </Notice>
      )}
      {rows.map(({ what, shown, note }) => (
        <div key={what} className={styles.row}>
          <div className={styles.head}>
            <div>
              <p className="label">{t(what)}</p>
              <p className={styles.value}>
                {shown ?? t('none')} {note && <span className="small">{note}</span>}
              </p>
            </div>
            <button
              type="button"
              className={`link ${styles.quiet}`}
              aria-expanded={open === what}
              aria-label={`${t(shown ? 'change' : 'add')} ${t(what)}`}
              onClick={() => setOpen(open === what ? null : what)}
            >
              {t(open === what ? 'cancel' : shown ? 'change' : 'add')}
            </button>
          </div>
          {open === what && (
            <RecentSignIn isRecent={isFresh}>
              <ContactChange
                client={client}
                what={what}
                onProven={async (address) => {
                  const problem = await onProven(what, address)
                  setChanged(problem === null)
                  if (problem !== null) return problem
                  setOpen(null)
                  // The form that had the focus is gone.
                  heading.current?.focus()
                  return null
                }}
              />
            </RecentSignIn>
          )}
        </div>
      ))}
    </section>
  )
}

function ContactChange({
  client,
  what,
  onProven,
}: {
  client: Client
  what: 'email' | 'mobile'
  onProven(address: string): Promise<Failure | null>
}) {
  const t = useTranslations('signIn.account')
  const [given, setGiven] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  return (
    <div className={styles.inset}>
      <p className="small">{t('changeNote')}</p>
      {sent ? (
        <CodeForm
          client={client}
          emailOrPhone={given}
          sent={sent}
          onResent={setSent}
          action={t('confirm')}
          onProven={() => onProven(given)}
          onAnother={() => setSent(null)}
        />
      ) : (
        <AddressForm
          client={client}
          id={`new-${what}`}
          label={t(what === 'email' ? 'newEmail' : 'newMobile')}
          type={what === 'email' ? 'email' : 'tel'}
          given={given}
          takesFocus={given !== ''}
          onSent={(address, code) => {
            setGiven(address)
            setSent(code)
          }}
        />
      )}
    </div>
  )
}
