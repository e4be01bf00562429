import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from './from-wire.ts'
import styles from './product-sections.module.css'

/** The texts of the product, one below the other, without tabs. */
export function ProductSections({ product, ean }: { product: Product; ean: string }) {
  const t = useTranslations('product')
  const care = product.attributes.filter(({ code }) => code === 'care')
  const facts = product.attributes.filter(({ code }) => code !== 'care')
  return (
    <div>
      {product.bodyHtml && (
        <Section title={t('details')}>
          {/* Sanitised by the server (`platform/html.ts`). */}
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: product.bodyHtml }} />
        </Section>
      )}
      <Section title={t('facts')}>
        <dl className={`${styles.body} ${styles.spec}`}>
          {facts.map(({ code, label, value }) => [<dt key={`${code}-label`}>{label}</dt>, <dd key={code}>{value}</dd>])}
          <dt>{t('code')}</dt>
          <dd className="num">{ean}</dd>
        </dl>
      </Section>
      {care.length > 0 && (
        <Section title={t('care')}>
          <div className={styles.body}>
            {care.map(({ value }) => (
              <p key={value}>{value}</p>
            ))}
          </div>
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className="h2">{title}</h2>
      {children}
    </section>
  )
}
