import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { Amount } from '#src/ui/amount.tsx'
import type { Cart, CartLine, QuoteEntry } from './from-wire.ts'
import styles from './why-this-price.module.css'

interface Row {
  words: string
  cents: Cents
}

/** What moved a price, and what it comes to. */
export function Movements({ rows, result }: { rows: readonly Row[]; result: Row }) {
  const t = useTranslations('cart')
  return (
    <dl className={styles.rows}>
      {rows.map(({ words, cents }, index) => (
        <Fragment key={index}>
          <dt>{words}</dt>
          <dd>{cents === 0 ? t('free') : <Amount cents={cents} />}</dd>
        </Fragment>
      ))}
      <dt className={styles.result}>{result.words}</dt>
      <dd className={styles.result}>
        <Amount cents={result.cents} />
      </dd>
    </dl>
  )
}

/** The price of a line from its list price on: every cent of it, with the line's share of what the whole order saves (money-05). */
export function LineMovements({ line, ledger }: { line: CartLine; ledger: readonly QuoteEntry[] }) {
  const t = useTranslations('cart')
  const wordsOf = ({ kind, source }: QuoteEntry): string => {
    const isShared = kind === 'cartPromotion' || kind === 'code'
    if (kind === 'list' && line.quantity > 1)
      return t('listPieces', { count: String(line.quantity), amount: formatMoney(line.listCents / line.quantity) })
    return isShared ? t('share', { name: source ?? t(`ledger.${kind}`) }) : (source ?? t(`ledger.${kind}`))
  }
  return (
    <Movements
      rows={ledger.filter(({ lineId }) => lineId === line.id).map((entry) => ({ words: wordsOf(entry), cents: entry.amountCents }))}
      result={{ words: t('linePrice', { count: line.quantity }), cents: line.amountCents }}
    />
  )
}

/** What the order adds to the prices of its lines, and what vouchers and rebates pay of it, down to what is to pay (money-07). */
export function OrderMovements({ cart: { quote, delivery, tenders }, storeName }: { cart: Cart; storeName: string }) {
  const t = useTranslations('cart')
  const from = formatMoney(quote.freeDeliveryFromCents)
  const deliveryWords = (cents: Cents): string => {
    if (delivery.mode === 'collection') return t('collected', { store: storeName })
    if (delivery.parcel) return t('deliveryOf', { store: storeName })
    return t(cents > 0 ? 'deliveryBelow' : 'deliveryFrom', { store: storeName, from })
  }
  const rows = quote.ledger
    .filter(({ lineId }) => lineId === null)
    .map(({ kind, source, amountCents }) => ({
      words: source ?? (kind === 'delivery' ? deliveryWords(amountCents) : t(`ledger.${kind}`)),
      cents: amountCents,
    }))
  const vouchers = tenders.vouchers.map(({ name, amountCents }) => ({ words: name, cents: -amountCents }))
  const rebates = { words: t('tenders.rebates'), cents: -tenders.rebates.amountCents }
  const paid = [...vouchers, rebates].filter(({ cents }) => cents < 0)
  return <Movements rows={[...rows, ...paid]} result={{ words: t('toPay'), cents: quote.toPayCents }} />
}
