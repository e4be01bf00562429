import { Picture } from '#src/ui/picture.tsx'
import { AddressLink } from './address-link.tsx'
import styles from './departments.module.css'
import { addressOf, placeOf, type BlockProps } from './block-props.ts'

/** The departments: those that the operator has chosen, else all of them, each with a picture; where none has one, their names alone. */
export function Departments({ block, banners }: BlockProps) {
  if (banners.length === 0) return null
  const place = placeOf(block)
  const isPictured = banners.some(({ BannerImage }) => BannerImage !== '')
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={place}>
      <h2 className={`h2 ${styles.title}`} id={place}>
        {block.title}
      </h2>
      <ul className={isPictured ? styles.row : styles.names}>
        {banners.map((banner) => (
          <li key={banner.autoId}>
            {isPictured ? (
              <PicturedLink {...banner} />
            ) : (
              <AddressLink to={addressOf(banner)} className={styles.alone}>
                {banner.title}
              </AddressLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PicturedLink(banner: BlockProps['banners'][number]) {
  return (
    <AddressLink to={addressOf(banner)} className={styles.link}>
      <div className={styles.arch}>
        <Picture src={banner.BannerImage} alt="" sizes="(width < 768px) 30vw, (width < 1100px) 14vw, 196px" width={600} height={800} />
      </div>
      <span className={styles.name}>{banner.title}</span>
    </AddressLink>
  )
}
