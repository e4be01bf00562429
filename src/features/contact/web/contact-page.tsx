import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContactSubject } from '#src/features/contact/contact.contract.ts'
import type { StoreLocation } from '#src/features/stock/stock.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Link } from '#src/ui/link.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { MessageSent } from './message-sent.tsx'
import type { Sent } from './use-contact-form.ts'

interface ContactPageProps {
  client: Client
  subjects: readonly ContactSubject[]
  stores: readonly StoreLocation[]
  /** Of the store itself; without a number the telephone is empty. */
  email: string
  phone: string
}

/** The form, and beside it the telephone numbers and addresses of the stores, else the store's own. */
export function ContactPage({ client, subjects, stores, email, phone }: ContactPageProps) {
  const t = useTranslations('contact')
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <div className={styles.page}>
      <div>
        {sent ? (
          <MessageSent sent={sent} />
        ) : (
          <>
            <h1 className="h1" id="contact-title">
              {t('title')}
            </h1>
            <p className={styles.intro}>{t.rich('intro', { faq: faqLink })}</p>
            <ContactForm client={client} subjects={subjects} stores={stores} onSent={setSent} />
          </>
        )}
      </div>
      <aside className={styles.aside} aria-labelledby="other-ways">
        <h2 className="h3" id="other-ways">
          {t('otherWays')}
        </h2>
        <ul>
          {stores.map((store) => (
            <StoreWay key={store.code} store={store} />
          ))}
          {stores.length === 0 && (
            <li>
              {phone && <Telephone number={phone} />}
              <a className={`link ${styles.phone}`} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
        </ul>
      </aside>
    </div>
  )
}

const faqLink = (words: ReactNode) => (
  <Link className="link" to="/customer-service/faq">
    {words}
  </Link>
)

const Telephone = ({ number }: { number: string }) => (
  <a className={`link num ${styles.phone}`} href={`tel:${number.replaceAll(' ', '')}`}>
    {number}
  </a>
)

function StoreWay({ store: { name, phone, hours, address } }: { store: StoreLocation }) {
  return (
    <li>
      <p className={styles.store}>{name}</p>
      {phone && <Telephone number={phone} />}
      {hours && <p className="small">{hours}</p>}
      {address && <p className="small">{address}</p>}
    </li>
  )
}
