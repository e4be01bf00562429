import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageStart } from '#src/browser-start/use-page-start.ts'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { FooterColumn } from '#src/features/content/content.contract.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { MessageBar } from '#src/features/settings/web/message-bar.tsx'
import { storeContacts } from '#src/features/settings/web/site-constant.ts'
import type { Client } from '#src/kit/client.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Footer } from './footer.tsx'
import { HeaderPopups } from './header-popups.tsx'
import { Header } from './header.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { ProblemDialogs } from './problem-dialogs.tsx'
import styles from './shell.module.css'
import { ShortFooter, ShortHeader } from './short-frame.tsx'
import { useIsCheckout } from './use-is-checkout.ts'
import { useSocialLoginCleanup } from './use-social-login-cleanup.ts'

/** The data that the frame around every page needs. */
export interface Frame {
  settings: SiteSettings
  departments: readonly CategoryNode[]
  footer: readonly FooterColumn[]
  year: string
}

/** Header, page, footer. Without settings, because the store could not be reached, only a bare frame. */
export function Shell({ frame, client, children }: { frame: Frame | undefined; client: Client; children: ReactNode }) {
  const t = useTranslations('content.shell')
  usePageStart()
  useSocialLoginCleanup()
  const isCheckout = useIsCheckout()
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {frame && <StoreMessages settings={frame.settings} />}
      {/* Hydrated in a task of its own, as the page is. */}
      <Suspense>
        {isCheckout ? (
          <ShortHeader settings={frame?.settings} departments={frame?.departments ?? []} client={client} />
        ) : (
          <Header settings={frame?.settings} departments={frame?.departments ?? []} client={client} />
        )}
      </Suspense>
      <HeaderPopups settings={frame?.settings} />
      <OfflineBar />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {/* Hydrated after the page. */}
      <Suspense>
        {frame && (isCheckout ? <ShortFooter {...frame} /> : <Footer {...frame} columns={frame.footer} client={client} />)}
      </Suspense>
      <ProblemDialogs />
    </>
  )
}

function StoreMessages({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('settings.bar')
  const [first, second] = storeContacts(settings)
  const messages = [t('freeDelivery', { amount: formatMoney(settings.freeDeliveryFromCents) })]
  if (first && second) messages.push(t('collection', { first: first.name, second: second.name }))
  return <MessageBar messages={messages} />
}
