import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { trailFacts } from '#src/pages/structured-data/facts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { useOrigin } from './use-frame.ts'

interface PageTrailProps {
  /** From the section to the parent page; the home page is added before it. */
  trail?: readonly { name: string; untranslated?: string[]; url: string }[]
  here: string
  /** The language of `here`, where it is not the page's (language-09). */
  hereLang?: string | undefined
  hideLeaf?: boolean
}

const fromTheDoor: readonly { name: string; url: string }[] = []

/** Breadcrumbs from the home page to this one, also as structured data. */
export function PageTrail({ trail = fromTheDoor, here, hereLang, hideLeaf }: PageTrailProps) {
  const t = useTranslations('catalogue')
  const { pathname } = useLocation()
  const origin = useOrigin()
  const whole = [{ name: t('home'), url: '/' }, ...trail]
  return (
    <>
      <Breadcrumbs label={t('breadcrumb')} trail={whole} here={here} hereLang={hereLang} hideLeaf={hideLeaf} />
      <Facts of={import.meta.env.SSR && trailFacts(origin, whole, { name: here, url: pathname })} />
    </>
  )
}
