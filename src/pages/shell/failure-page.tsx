import { useTranslations } from 'use-intl'
import { Hero } from '#src/features/content/web/hero.tsx'
import { SearchForm } from '#src/features/search/web/search-form.tsx'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import styles from './failure-page.module.css'
import { PageHead } from './page-head.tsx'

/** The page for errors and unknown addresses. */
const emptyArches = ['/icons/arcade-blush.svg', '/icons/arcade-celadon.svg', '/icons/arcade-powder.svg']

export function MissingPage() {
  const t = useTranslations('content.missing')
  const client = useBrowserClient()
  return (
    <>
      <PageHead title={t('kicker')} />
      <Hero kicker={t('kicker')} title={t('title')} lede={t('note')} arches={emptyArches}>
        <div className={styles.search}>
          <SearchForm client={client} place="page" />
        </div>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </Hero>
    </>
  )
}

export function FailurePage() {
  const t = useTranslations('content.failure')
  return (
    <>
      <PageHead title={t('kicker')} />
      <Hero kicker={t('kicker')} title={t('title')} lede={t('note')} arches={emptyArches}>
        <Button onClick={() => location.reload()}>{t('again')}</Button>
      </Hero>
    </>
  )
}
