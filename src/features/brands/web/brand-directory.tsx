import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { BrandListPage, BrandsGroup } from '#src/features/brands/brands.contract.ts'
import chips from '#src/ui/chips.module.css'
import { Icon } from '#src/ui/icon.tsx'
import { iconSearch } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { useEarlyText } from '#src/ui/use-early-text.ts'
import styles from './brand-directory.module.css'
import { BrandTile } from './brand-tile.tsx'
import tiles from './brand-tiles.module.css'
import { LetterBar, letterId } from './letter-bar.tsx'
import { LetterSection } from './letter-section.tsx'
import { useFound } from './use-found.ts'

interface Department {
  code: string
  name: string
  untranslated?: string[] | undefined
}

interface BrandDirectoryProps {
  page: BrandListPage
  groups: BrandsGroup
  departments: readonly Department[]
  /** The department whose brands are shown; null for all. */
  department: Department | null
  breadcrumbs: ReactNode
}

/** Brands by first letter (brand-01). */
export function BrandDirectory({ page, groups, departments, department, breadcrumbs }: BrandDirectoryProps) {
  const t = useTranslations('brands')
  const { typed, setTyped, found, count } = useFound(groups)
  const letters = page.keys.filter((letter) => found[letter])
  const [chosen, setChosen] = useState<string | null>(null)
  const active = chosen && found[chosen] ? chosen : (letters[0] ?? null)
  const choose = (letter: string) => {
    setChosen(letter)
    const heading = document.getElementById(letterId(letter))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }
  const status = typed ? t('found', { count }) : department ? t('countIn', { count, name: department.name }) : t('count', { count })
  return (
    <>
      <div className="wrap">
        {breadcrumbs}
        <div className={styles.head}>
          <div>
            <h1 className="h1">{page.title}</h1>
            <p className={styles.intro}>{page.intro}</p>
          </div>
          <Finder value={typed} onChange={setTyped} />
        </div>
        <DepartmentChips departments={departments} current={department?.code ?? null} />
        {!department && !typed && <Popular page={page} />}
        <p className={`num ${styles.count}`} role="status">
          {status}
        </p>
      </div>
      <LetterBar letters={page.keys} hasBrands={(letter) => letter in found} active={active} onChoose={choose} />
      <div className={`wrap ${styles.list}`}>
        {letters.map((letter) => (
          <LetterSection key={letter} letter={letter} brands={found[letter]!} />
        ))}
        {count === 0 && (
          <div className={styles.none}>
            <h2 className="h2">{t('none')}</h2>
            <p>{t('noneNote')}</p>
            {typed && (
              <button type="button" className="link" onClick={() => setTyped('')}>
                {t('clear')}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  )
}

function Finder({ value, onChange }: { value: string; onChange(text: string): void }) {
  const t = useTranslations('brands')
  const input = useRef<HTMLInputElement>(null)
  useEarlyText(input, onChange)
  return (
    <label className={styles.finder}>
      <Icon of={iconSearch} size={20} />
      <span className="visually-hidden">{t('find')}</span>
      <input
        ref={input}
        type="search"
        value={value}
        maxLength={50}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

function DepartmentChips({ departments, current }: { departments: BrandDirectoryProps['departments']; current: string | null }) {
  const t = useTranslations('brands')
  const row = useRef<HTMLUListElement>(null)
  // On a narrow page the row scrolls sideways, and the chosen chip may be far along it.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && chip) row.current.scrollLeft += chip.getBoundingClientRect().left - row.current.getBoundingClientRect().left - 48
  }, [current])
  const places = [
    { code: null, name: t('all'), untranslated: undefined, url: '/branddirectory' },
    ...departments.map((each) => ({ ...each, url: `/branddirectory?category=${each.code}` })),
  ]
  return (
    <nav aria-label={t('departments')} className={styles.departments}>
      <ul ref={row} className={chips.chips}>
        {places.map(({ code, name, untranslated, url }) => (
          <li key={url}>
            <Link
              className={chips.chip}
              to={url}
              preventScrollReset
              prefetch="intent"
              aria-current={code === current ? 'page' : undefined}
              lang={langOf({ untranslated }, 'name')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Popular({ page }: { page: BrandListPage }) {
  const t = useTranslations('brands')
  if (page.popularBrands.length === 0) return null
  return (
    <section className={tiles.popular} aria-labelledby="popular-brands">
      <h2 className={`h3 ${tiles.title}`} id="popular-brands">
        {t('popular')}
      </h2>
      <ul className={tiles.row}>
        {page.popularBrands.map((brand, place) => (
          <li key={brand.code}>
            <BrandTile brand={brand} place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}
