import { langOf } from '#src/kit/culture.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ContentPage } from '#src/features/content/content.contract.ts'
import { dayOf } from '#src/kit/dates.ts'
import { useCulture } from '#src/ui/use-culture.ts'
import styles from './content-article.module.css'
import { Html } from '#src/ui/html.tsx'
import { OutlineList } from './outline-list.tsx'
import { SectionNav } from './section-nav.tsx'

interface ContentArticleProps {
  page: ContentPage
  breadcrumbs: ReactNode
  /** Shown between the introduction and the text. */
  children?: ReactNode
}

/** A text of the shop in a readable width, with its section at the left and its headings at the right where there is room. */
export function ContentArticle({ page, breadcrumbs, children }: ContentArticleProps) {
  const block = page.contents[0]!
  const { pages, title: section } = page.section
  const textLang = langOf(block, 'contentHtml')
  const outline = <OutlineList outline={block.outline} lang={textLang} place="side" />
  const isAlone = pages.length === 0
  return (
    <div className="wrap">
      {breadcrumbs}
      <div className={isAlone ? `${styles.layout} ${styles.alone}` : styles.layout}>
        {isAlone ? <div>{outline}</div> : <SectionNav title={section} pages={pages} here={block.contentCode} />}
        <article>
          <div className={styles.head}>
            <h1 className="h1" lang={langOf(block, 'title')}>
              {block.title}
            </h1>
            <p className={styles.intro} lang={langOf(block, 'intro')}>
              {block.intro}
            </p>
          </div>
          <OutlineList outline={block.outline} lang={textLang} place="fold" />
          {children}
          <Prose html={block.contentHtml} lang={textLang} />
          <Updated at={block.updatedAt} />
        </article>
        {!isAlone && outline}
      </div>
    </div>
  )
}

/** A long text. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  return <Html html={html} lang={lang} className={styles.prose} />
}

function Updated({ at }: { at: string }) {
  const t = useTranslations('content.pages')
  return <p className={styles.updated}>{t('updated', { date: dayOf(at, useCulture()) })}</p>
}
