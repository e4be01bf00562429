import { useTranslations } from 'use-intl'
import { Hero } from '#src/features/content/web/hero.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PageHead } from './page-head.tsx'

/** Three empty arches. */
const emptyArches = ['/art/default/blush-front-1200.webp', '/art/default/celadon-front-1200.webp', '/art/default/powder-front-1200.webp']

export function MissingPage() {
  const t = useTranslations('content.missing')
  return (
    <>
      <PageHead title={t('kicker')} />
      <Hero kicker={t('kicker')} title={t('title')} lede={t('note')} arches={emptyArches}>
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
