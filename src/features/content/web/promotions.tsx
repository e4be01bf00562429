import { AddressLink } from './address-link.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { addressOf, placeOf, type BlockProps } from './block-props.ts'
import { Html } from '#src/ui/html.tsx'
import styles from './promotions.module.css'

/** Banners in pairs; of an odd number the first has the full width. */
export function Promotions({ block, banners }: BlockProps) {
  if (banners.length === 0) return null
  const place = placeOf(block)
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={place}>
      <h2 className="visually-hidden" id={place}>
        {block.title}
      </h2>
      <ul className={styles.windows}>
        {banners.map((banner) => (
          <li key={banner.autoId} className={styles.banner}>
            <BannerPicture
              wide={banner.BannerImage}
              narrow={banner.ThumbnailImage}
              sizes="(width < 1424px) 100vw, 1360px"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3 className={styles.title}>{banner.title}</h3>
              <Html html={banner.text} className={styles.text} />
              <AddressLink to={addressOf(banner)} className={`link ${styles.link}`}>
                {banner.callToAction || banner.title}
              </AddressLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
