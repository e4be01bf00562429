import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import styles from './guest-entry.module.css'

interface GuestEntryProps {
  /** Returns to this page after signing in. */
  signInUrl: string
  /** The heading of the next step. */
  nextId: string
}

/** What a guest is asked first: to check out as one, and after that to sign in (checkout-01). A member never sees it. */
export function GuestEntry({ signInUrl, nextId }: GuestEntryProps) {
  const t = useTranslations('checkout')
  const goOn = () => {
    const next = document.getElementById(nextId)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ behavior: 'smooth' })
  }
  return (
    <div className={styles.entry} data-for="guest">
      <section aria-labelledby="as-guest">
        <h2 id="as-guest">{t('asGuest')}</h2>
        <p>{t('asGuestText')}</p>
        <Button onClick={goOn}>{t('asGuest')}</Button>
      </section>
      <section aria-labelledby="as-member">
        <h2 id="as-member">{t('asMember')}</h2>
        <p>{t('asMemberText')}</p>
        <ButtonLink look="secondary" to={signInUrl}>
          {t('signIn')}
        </ButtonLink>
      </section>
    </div>
  )
}
