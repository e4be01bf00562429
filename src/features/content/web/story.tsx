import { Picture } from '#src/ui/picture.tsx'
import { AddressButton } from './address-link.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { placeOf, type BlockProps } from './block-props.ts'
import { Html } from '#src/ui/html.tsx'
import styles from './story.module.css'

/** A story, with a picture beside it. */
export function Story({ block }: BlockProps) {
  const { title, contentHtml, imageUrl, navigationLink, callToAction } = block
  const place = placeOf(block)
  return (
    <section className={styles.stage} aria-labelledby={place}>
      <div className={`wrap ${styles.story}`}>
        {imageUrl && (
          <div className={styles.arch}>
            {imageUrl.startsWith('/art/banner/') ? (
              <BannerPicture wide={imageUrl} narrow={imageUrl} sizes="480px" />
            ) : (
              <Picture src={imageUrl} alt="" sizes="(width < 768px) 100vw, 480px" />
            )}
          </div>
        )}
        <div className={styles.words}>
          <h2 className={styles.title} id={place}>
            {title}
          </h2>
          <Html html={contentHtml} className={styles.text} />
          <AddressButton to={navigationLink} look="secondary">
            {callToAction}
          </AddressButton>
        </div>
      </div>
    </section>
  )
}
