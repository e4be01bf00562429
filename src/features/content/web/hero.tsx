import type { ReactNode } from 'react'
import { Picture } from '#src/ui/picture.tsx'
import { AddressLink } from './address-link.tsx'
import styles from './hero.module.css'

/** A picture, or a picture with a link and its name. */
type Arch = string | { src: string; to: string; name: string }

interface HeroProps {
  kicker?: string
  title: string
  lede: ReactNode
  /** Three pictures, left to right; without pictures the text has the whole width. */
  arches: readonly Arch[]
  children?: ReactNode
}

/** A text at the left, three pictures at the right: for the home page and for missing pages. */
export function Hero({ kicker, title, lede, arches, children }: HeroProps) {
  return (
    <section className={styles.stage}>
      <div className={`wrap ${arches.length > 0 ? styles.inner : styles.alone}`}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lede}>{lede}</div>
          <div className={styles.actions}>{children}</div>
        </div>
        {arches.length > 0 && (
          <div className={styles.arches}>
            {arches.map((arch) => (
              <HeroArch key={typeof arch === 'string' ? arch : arch.src} arch={arch} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function HeroArch({ arch }: { arch: Arch }) {
  const { src, to, name } = typeof arch === 'string' ? { src: arch, to: '', name: '' } : arch
  const picture = <Picture src={src} alt="" sizes="(width < 768px) 33vw, 236px" width={600} height={1000} priority />
  if (to === '') return <div className={styles.arch}>{picture}</div>
  return (
    <AddressLink to={to} label={name} className={styles.arch}>
      {picture}
    </AddressLink>
  )
}
