import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountPage } from '#src/features/account/rules/account-pages.ts'
import { signInUrl } from '#src/kit/return-to.ts'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { usePath } from '#src/ui/use-path.ts'
import { MemberNav } from './member-nav.tsx'
import styles from './member-page.module.css'

interface MemberPageProps {
  page: AccountPage
  /** The page of the menu that it belongs to, when that is another. */
  partOf?: AccountPage | undefined
  /** The heading with the member's data, once fetched; until then the page's name is used. */
  heading?: string | undefined
  /** A line under the heading; null keeps its place until it is known. */
  lead?: string | null
  /** Above the heading: a link back. */
  before?: ReactNode
  /** The placeholder for what the browser fetches. */
  skeleton: ReactNode
  children: ReactNode
}

/** The frame of every page of the member area. The page is the same for everybody; the browser fetches personal data, and guests are asked to sign in. */
export function MemberPage({ page, partOf = page, heading, lead, before, skeleton, children }: MemberPageProps) {
  const t = useTranslations('member.pages')
  const isMember = useIsMember()
  return (
    <div className="wrap">
      <PageHead title={t(page)} unlisted />
      <div className={styles.area}>
        <MemberNav page={partOf} />
        <div className={styles.page}>
          {before && <div data-for="member">{before}</div>}
          <h1 className="h1" tabIndex={-1}>
            {(isMember && heading) || t(page)}
          </h1>
          {lead !== undefined && (
            <p className={styles.lead} data-for="member">
              {(isMember && lead) || '\u00a0'}
            </p>
          )}
          <div className={styles.body} data-for="member">
            {isMember ? children : skeleton}
          </div>
          <div className={styles.body} data-for="guest">
            <SignInPrompt />
          </div>
        </div>
      </div>
    </div>
  )
}

function SignInPrompt() {
  const t = useTranslations('memberArea')
  const here = usePath()
  return (
    <EmptyState prop="key" tile="celadon" title={t('promptTitle')} text={t('promptText')}>
      <div className={styles.ways}>
        <ButtonLink to={signInUrl(here)}>{t('signIn')}</ButtonLink>
        <ButtonLink to={signInUrl(here, 'signUp')} look="secondary">
          {t('register')}
        </ButtonLink>
      </div>
    </EmptyState>
  )
}
