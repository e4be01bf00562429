import { langOf } from '#src/kit/culture.ts'
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
          <div className={styles.body} lang={langOf(product, 'bodyHtml')} dangerouslySetInnerHTML={{ __html: product.bodyHtml }} />
        </Section>
      )}
      <Section title={t('facts')}>
        <dl className={`${styles.body} ${styles.spec}`}>
          {facts.map((fact) => [
            <dt key={`${fact.code}-label`} lang={langOf(fact, 'label')}>
              {fact.label}
            </dt>,
            <dd key={fact.code} lang={langOf(fact, 'value')}>
              {fact.value}
            </dd>,
          ])}
          <dt>{t('code')}</dt>
          <dd className="num">{ean}</dd>
        </dl>
      </Section>
      {care.length > 0 && (
        <Section title={t('care')}>
          <div className={styles.body}>
            {care.map((fact) => (
              <p key={fact.value} lang={langOf(fact, 'value')}>
                {fact.value}
              </p>
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
