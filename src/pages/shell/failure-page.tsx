import { useTranslations } from 'use-intl'
import { Hero } from '#src/features/content/web/hero.tsx'
import { SearchForm } from '#src/features/search/web/search-form.tsx'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { emptyPicture, tones, useShopPictures } from '#src/ui/shop-pictures.ts'
import styles from './failure-page.module.css'
import { PageHead } from './page-head.tsx'

/** The pictures beside the text of a page for errors and unknown addresses, where the shop has some. */
function useEmptyPictures(): string[] {
  const { empty } = useShopPictures()
  return empty ? tones.map((tone) => emptyPicture(empty, tone)) : []
}

export function MissingPage() {
  const t = useTranslations('content.missing')
  const client = useBrowserClient()
  const pictures = useEmptyPictures()
  return (
    <>
      <PageHead title={t('kicker')} />
      <Hero kicker={t('kicker')} title={t('title')} lede={t('note')} arches={pictures}>
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
  const pictures = useEmptyPictures()
  return (
    <>
      <PageHead title={t('kicker')} />
      <Hero kicker={t('kicker')} title={t('title')} lede={t('note')} arches={pictures}>
        <Button onClick={() => location.reload()}>{t('again')}</Button>
      </Hero>
    </>
  )
}
