import { useTranslations } from 'use-intl'
import { langOf } from '#src/kit/culture.ts'
import type { DirectoryBrand } from '#src/features/brands/brands.contract.ts'
import { otherLetter } from '#src/features/brands/rules/brand-letters.ts'
import { Link } from '#src/ui/link.tsx'
import { useSecondLang } from '#src/ui/use-culture.ts'
import { letterId } from './letter-bar.tsx'
import styles from './letter-section.module.css'

/** A letter and the brands under it. Its heading takes the focus when the letter is chosen. */
export function LetterSection({ letter, brands }: { letter: string; brands: readonly DirectoryBrand[] }) {
  const t = useTranslations('brands')
  const otherLang = useSecondLang()
  return (
    <section className={styles.letter}>
      <h2 className={styles.key} id={letterId(letter)} tabIndex={-1} aria-label={letter === otherLetter ? t('other') : undefined}>
        {letter}
      </h2>
      <ul>
        {brands.map(({ code, name, untranslated, otherName }) => (
          <li key={code}>
            <Link to={`/productlist/brand/${code}`} prefetch="intent">
              <span lang={langOf({ untranslated }, 'name')}>{name}</span>
              {otherName && (
                <span lang={otherLang} className={styles.other}>
                  {otherName}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
