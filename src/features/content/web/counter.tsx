import { useRef } from 'react'
import type { Client } from '#src/kit/client.ts'
import { grouped } from '#src/kit/numbers.ts'
import { placeOf, type BlockProps } from './block-props.ts'
import styles from './counter.module.css'
import { Html } from '#src/ui/html.tsx'
import { useCounter } from './use-counter.ts'

/** The number of products, and its caption. */
export function Counter({ block, client }: BlockProps & { client: Client }) {
  const place = useRef<HTMLElement>(null)
  const shown = useCounter(block.amount ?? 0, client, place)
  return (
    <section className={`wrap ${styles.section}`} ref={place} id={placeOf(block)}>
      <div className={styles.counter}>
        <h2 className={styles.title}>
          <span className={`num ${styles.number}`}>{grouped(shown)}</span> <span className={styles.what}>{block.title}</span>
        </h2>
        <Html html={block.contentHtml} className={styles.note} />
      </div>
    </section>
  )
}
