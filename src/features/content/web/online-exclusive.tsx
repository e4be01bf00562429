import { placeOf, type BlockProps } from './block-props.ts'
import { Html } from '#src/ui/html.tsx'
import styles from './online-exclusive.module.css'

/** The strip above the footer, on the home page only: an icon and a text each (home-02). */
export function OnlineExclusive({ block, banners }: BlockProps) {
  if (banners.length === 0) return null
  return (
    <section className={styles.strip} aria-label={block.title} id={placeOf(block)}>
      <ul className="wrap">
        {banners.map((banner) => (
          <li key={banner.autoId}>
            <img src={banner.BannerImage} alt="" width={32} height={32} loading="lazy" />
            <div>
              <p className={styles.title}>{banner.title}</p>
              <Html html={banner.text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
