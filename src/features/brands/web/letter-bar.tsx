import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { otherLetter } from '#src/features/brands/rules/brand-letters.ts'
import styles from './letter-bar.module.css'

/** The id of the heading of a letter, for links. */
export const letterId = (letter: string): string => `letter-${letter === otherLetter ? '0' : letter}`

interface LetterBarProps {
  letters: readonly string[]
  hasBrands(letter: string): boolean
  active: string | null
  onChoose(letter: string): void
}

/** The alphabet. A letter without brands is shown, but is not a link. */
export function LetterBar({ letters, hasBrands, active, onChoose }: LetterBarProps) {
  const t = useTranslations('brands')
  const choose = (event: MouseEvent, letter: string) => {
    event.preventDefault()
    onChoose(letter)
  }
  return (
    <nav className={styles.letters} aria-label={t('letters')}>
      <ul className="wrap">
        {letters.map((letter) => {
          const label = letter === otherLetter ? t('other') : undefined
          return (
            <li key={letter}>
              {hasBrands(letter) ? (
                <a
                  href={`#${letterId(letter)}`}
                  aria-label={label}
                  aria-current={letter === active ? 'true' : undefined}
                  onClick={(event) => choose(event, letter)}
                >
                  {letter}
                </a>
              ) : (
                <span role="link" aria-disabled="true" aria-label={label}>
                  {letter}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
