import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { accountPages, accountUrl } from '#src/features/account/rules/account-pages.ts'
import { Link } from '#src/ui/link.tsx'

/** The account menu (shell-12): under the account icon, and again in the mobile menu. */
export function AccountList({ className }: { className?: string }) {
  const t = useTranslations('member.pages')
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {accountPages.map((page) => (
        <li key={page}>
          <Link to={accountUrl(page)} aria-current={pathname.toLowerCase() === accountUrl(page) ? 'page' : undefined}>
            {t(page)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
