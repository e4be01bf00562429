import { langOf } from '#src/kit/culture.ts'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { LanguageSegment } from '#src/features/language/web/language-switch.tsx'
import { AvatarPicture } from '#src/features/account/web/avatar-picture.tsx'
import { useAvatar } from '#src/features/account/web/use-avatar.ts'
import { accountUrl } from '#src/features/account/rules/account-pages.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { signInUrl } from '#src/kit/return-to.ts'
import type { Client } from '#src/kit/client.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronDown, iconChevronRight } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { usePath } from '#src/ui/use-path.ts'
import { AccountList } from './account-list.tsx'
import styles from './departments-menu.module.css'
import { brandsUrl, departmentUrl } from './department-url.ts'
import { mostInBar } from './departments-bar.ts'
import { Logo } from './logo.tsx'
import { menuGroups } from './menu-groups.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { StoreList } from './store-list.tsx'

interface DepartmentsMenuProps {
  open: boolean
  onClose(): void
  settings: SiteSettings | undefined
  departments: readonly CategoryNode[]
  client: Client
}

/** The menu: nine departments that unfold and a list of all (shell-27), the account menu or a link to sign in, and the language. */
export function DepartmentsMenu({ open, onClose, settings, departments, client }: DepartmentsMenuProps) {
  const t = useTranslations('content.shell')
  const m = useTranslations('member')
  const avatar = useAvatar(client)
  const here = usePath()
  return (
    <Dialog open={open} onClose={onClose} label={t('menu')} closeLabel={t('closeMenu')} head={<Logo settings={settings} />} place="drawer">
      <div className={`scrolls ${styles.list}`}>
        <div className={styles.account} data-for="guest">
          <ButtonLink to={signInUrl(here)}>{t('signIn')}</ButtonLink>
          <ButtonLink to={signInUrl(here, 'signUp')} look="secondary">
            {t('register')}
          </ButtonLink>
        </div>
        <Link className={styles.card} data-for="member" to={accountUrl('account-overview')}>
          {avatar && <AvatarPicture avatar={avatar} alt={m('avatar.title')} size={44} />}
          {t('yourAccount')}
          <Icon of={iconChevronRight} />
        </Link>
        <nav aria-label={t('departments')}>
          {departments.slice(0, mostInBar).map((department) => (
            <Department key={department.code} department={department} />
          ))}
          {departments.length > mostInBar && <AllDepartments departments={departments} />}
          <Link className={styles.brands} to={brandsUrl}>
            {t('brands')}
            <Icon of={iconChevronRight} size={20} />
          </Link>
        </nav>
        <nav className={styles.member} data-for="member" aria-label={t('account')}>
          <p className={styles.title}>{t('account')}</p>
          <AccountList className={styles.pages} />
        </nav>
        {settings && (
          <div className={styles.stores}>
            <StoreList settings={settings} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <LanguageSegment client={client} />
        <div data-for="member">
          <SignOutButton client={client} className={`link ${styles.signOut}`} />
        </div>
      </div>
    </Dialog>
  )
}

function AllDepartments({ departments }: { departments: readonly CategoryNode[] }) {
  const t = useTranslations('brands')
  return (
    <details name="department" className={styles.department}>
      <summary>
        {t('all')}
        <Icon of={iconChevronDown} size={20} />
      </summary>
      {departments.map((department) => (
        <Link key={department.code} to={departmentUrl(department.code)} lang={langOf(department, 'name')}>
          <bdi>{department.name}</bdi>
        </Link>
      ))}
    </details>
  )
}

function Department({ department }: { department: CategoryNode }) {
  const t = useTranslations('content.shell')
  return (
    <details name="department" className={styles.department}>
      <summary>
        <span lang={langOf(department, 'name')}>{department.name}</span>
        <Icon of={iconChevronDown} size={20} />
      </summary>
      <Link className={styles.all} to={departmentUrl(department.code)}>
        {t('allOf', { name: department.name })}
      </Link>
      {menuGroups(department).map(({ code, name, untranslated, leaves }) => (
        <div key={code}>
          {code !== department.code && (
            <p className={styles.title} lang={langOf({ untranslated }, 'name')}>
              {name}
            </p>
          )}
          {leaves.map((leaf) => (
            <Link key={leaf.code} to={departmentUrl(leaf.code)} lang={langOf(leaf, 'name')}>
              {leaf.name}
            </Link>
          ))}
        </div>
      ))}
    </details>
  )
}
