import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { getInbox } from '#src/features/inbox/inbox.contract.ts'
import { getVouchers } from '#src/features/rewards/rewards.contract.ts'
import { accountPages, accountUrl, type AccountPage } from '#src/features/account/rules/account-pages.ts'
import { SignOutButton } from '#src/pages/shell/sign-out-button.tsx'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { useLanguage } from '#src/ui/use-culture.ts'
import styles from './member-nav.module.css'
import { useMine } from './use-mine.ts'

/** The menu of the member area: a list beside the page; on a narrow one above it, opened by a button that names the page. */
export function MemberNav({ page }: { page: AccountPage }) {
  const names = useTranslations('member.pages')
  const t = useTranslations('memberArea')
  const client = useBrowserClient()
  const list = useId()
  const { colon } = useLanguage()
  // It closes when another page is opened.
  const [openAt, setOpenAt] = useState<AccountPage | null>(null)
  const isOpen = openAt === page
  const counts = useCounts()
  return (
    <nav className={styles.nav} aria-label={t('menu')} data-for="member">
      <button
        type="button"
        className={styles.choice}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenAt(isOpen ? null : page)}
      >
        <span>
          <span className="visually-hidden">{t('menu') + colon}</span>
          {names(page)}
        </span>
        <Icon of={iconChevronDown} size={20} />
      </button>
      <ul id={list} className={`${styles.list} ${isOpen ? styles.open : ''}`}>
        {accountPages.map((each) => (
          <li key={each} className={each === firstOfDetails ? styles.parted : undefined}>
            <Link to={accountUrl(each)} aria-current={each === page ? 'page' : undefined} prefetch="intent">
              {names(each)}
              {counts[each] ? <Count page={each} count={counts[each]} /> : null}
            </Link>
          </li>
        ))}
        <li>
          <SignOutButton client={client} className={styles.signOut} />
        </li>
      </ul>
    </nav>
  )
}

function Count({ page, count }: { page: AccountPage; count: number }) {
  const t = useTranslations('memberArea')
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t(page === 'voucher' ? 'ready' : 'unread', { count })}</span>
    </span>
  )
}

/** The number beside a page's name, such as unread messages; nothing for 0. */
function useCounts(): Partial<Record<AccountPage, number>> {
  const [vouchers, inbox] = [useMine(getVouchers, { body: {} }), useMine(getInbox, {})]
  return { voucher: vouchers.data?.value.filter(({ state }) => state === 'ready').length, 'account-inbox': inbox.data?.value.unread }
}

/** The first of the pages about the member's own details, after those about orders and rewards. */
const firstOfDetails: AccountPage = 'account-address'
