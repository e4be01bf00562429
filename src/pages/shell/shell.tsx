import { Suspense, useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageStart } from '#src/browser-start/use-page-start.ts'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import type { FooterColumn, TopColumn } from '#src/features/content/content.contract.ts'
import type { SiteSettings } from '#src/features/settings/settings.contract.ts'
import { MessageBar } from '#src/features/settings/web/message-bar.tsx'
import type { Client } from '#src/kit/client.ts'
import type { DepartmentsBar } from './departments-bar.ts'
import { flowerMark } from '#src/kit/flower.ts'
import { CachedFragment } from '#src/ui/cached-fragment.tsx'
import { ShopPicturesContext } from '#src/ui/shop-pictures.ts'
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
  bar: DepartmentsBar
  top: readonly TopColumn[]
  footer: readonly FooterColumn[]
  /** Whether there are stores to visit and to collect at. */
  hasStores: boolean
  year: string
}

/** Header, page, footer. Without settings, because the store could not be reached, only a bare frame. */
export function Shell({ frame, client, children }: { frame: Frame | undefined; client: Client; children: ReactNode }) {
  const t = useTranslations('content.shell')
  usePageStart()
  useSocialLoginCleanup()
  const isCheckout = useIsCheckout()
  const pictures = useMemo(() => ({ ...frame?.settings.pictures, hasFlower: frame?.settings.mark === flowerMark }), [frame])
  const messages = frame?.top.find(({ subCode }) => subCode === 'SKINNY_HEADER')?.links
  return (
    <ShopPicturesContext value={pictures}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {messages && <MessageBar messages={messages} />}
      {/* Hydrated in a task of its own, as the page is. */}
      <Suspense>
        {isCheckout ? (
          <ShortHeader settings={frame?.settings} departments={frame?.departments ?? []} client={client} />
        ) : (
          <Header settings={frame?.settings} departments={frame?.departments ?? []} bar={frame?.bar} client={client} />
        )}
      </Suspense>
      <HeaderPopups settings={frame?.settings} />
      <OfflineBar />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {/* Hydrated after the page. */}
      <Suspense>
        {frame && isCheckout && <ShortFooter {...frame} />}
        {frame && !isCheckout && (
          <CachedFragment of={['footer']}>
            <Footer {...frame} columns={frame.footer} client={client} />
          </CachedFragment>
        )}
      </Suspense>
      <ProblemDialogs />
    </ShopPicturesContext>
  )
}
