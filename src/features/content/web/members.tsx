import { AddressButton } from './address-link.tsx'
import { placeOf, type BlockProps } from './block-props.ts'
import { Html } from '#src/ui/html.tsx'
import styles from './members.module.css'

/** The benefits of membership, on a green card. */
export function Members({ block }: BlockProps) {
  const place = placeOf(block)
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={place}>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 className={styles.title} id={place}>
            {block.title}
          </h2>
          <AddressButton to={block.navigationLink} look="secondary">
            {block.callToAction}
          </AddressButton>
        </div>
        <Html html={block.contentHtml} className={styles.text} />
      </div>
    </section>
  )
}
