import { langOf } from '#src/kit/culture.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { factOfVariant } from '#src/features/product/rules/fact-of-variant.ts'
import { closeChinese } from '#src/kit/close-chinese.ts'
import { Html } from '#src/ui/html.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Product, Variant } from './from-wire.ts'
import styles from './product-sections.module.css'

/** The texts of the product, one below the other, without tabs. */
export function ProductSections({ product, variant, returnDays }: { product: Product; variant: Variant; returnDays: number }) {
  const t = useTranslations('product')
  const values = product.productOptions.flatMap(({ position, values: each }) => each.map((value) => ({ ...value, position })))
  const labels = values.map(({ label }) => label)
  const chosen = values.filter(({ value, position }) => variant.options[position - 1] === value).map(({ label }) => label)
  const care = product.attributes.filter(({ code }) => code === 'care')
  const facts = product.attributes.filter(({ code }) => code !== 'care')
  return (
    <div>
      {product.bodyHtml && (
        <Section title={t('details')}>
          <Html className={styles.body} lang={langOf(product, 'bodyHtml')} html={product.bodyHtml} />
        </Section>
      )}
      <Section title={t('facts')}>
        <dl className={`${styles.body} ${styles.spec}`}>
          {facts.map((fact) => [
            <dt key={`${fact.code}-label`} lang={langOf(fact, 'label')}>
              {fact.label}
            </dt>,
            <dd key={fact.code} lang={langOf(fact, 'value')}>
              {factOfVariant(fact.value, chosen, labels)}
            </dd>,
          ])}
          <dt>{t('code')}</dt>
          <dd className="num">{variant.ean}</dd>
        </dl>
      </Section>
      <Section title={t('care')}>
        <div className={styles.body}>
          {care.map((fact) => (
            <p key={fact.value} lang={langOf(fact, 'value')}>
              {fact.value}
            </p>
          ))}
          <p>
            {closeChinese(t(product.sentByBrand ? 'returnsToBrand' : 'returns', { days: returnDays, brand: product.brand.displayName }))}{' '}
            <Link className="link" to="/customer-service/returns">
              {t('aboutReturns')}
            </Link>
          </p>
        </div>
      </Section>
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
