import { htmlLang, langOf } from '#src/kit/culture.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { picturesOf } from '#src/features/product/rules/pictures.ts'
import { formatMoney } from '#src/kit/money.ts'
import { Link } from '#src/ui/link.tsx'
import { Price } from '#src/ui/price.tsx'
import { useCulture } from '#src/ui/use-culture.ts'
import { UnitPrice } from '#src/ui/unit-price.tsx'
import { Availability } from './availability.tsx'
import { BuyBox } from './buy-box.tsx'
import { isGift, isSpecialBuy, type Offer, type Product, type PromotedOffer, type Variant } from './from-wire.ts'
import { Gallery } from './gallery.tsx'
import { Offers } from './offers.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ProductSections } from './product-sections.tsx'
import styles from './product-view.module.css'
import type { Add } from './use-add.ts'
import { useVariant } from './use-variant.ts'
import type { VariantValue } from './variant-name.tsx'

interface ProductViewProps {
  product: Product
  /** Days within which goods can be returned. */
  returnDays: number
  onAdd: Add
  /** The badges on the main picture, for the chosen variant. */
  renderBadges(variant: Variant): ReactNode
  /** Shown beside the bag button. */
  renderHeart(variant: Variant): ReactNode
  /** Shown for a sold-out variant instead of the bag button. */
  renderRestock(ean: string): ReactNode
  /** Gifts and special prices. */
  renderPromotions(offers: readonly PromotedOffer[]): ReactNode
}

/** The product with its gallery, the buying column and its texts. */
export function ProductView(props: ProductViewProps) {
  const { product, returnDays, onAdd, renderBadges, renderHeart, renderRestock, renderPromotions } = props
  const t = useTranslations('product')
  const [variant, choose] = useVariant(product)
  const isReduced = variant.listCents > variant.priceCents
  const offers = offersOf(product, variant)
  return (
    <>
      <div className={styles.product}>
        <Gallery
          key={variant.imageUrl}
          name={product.name}
          images={picturesOf(product.productImages, variant.imageUrl)}
          videos={product.productVideos}
          badges={renderBadges(variant)}
        />
        <div className={styles.buy}>
          <div>
            <Link
              className={`link ${styles.brand}`}
              to={`/productlist/brand/${product.brand.brandCode}`}
              lang={langOf(product.brand, 'displayName')}
            >
              {product.brand.displayName}
            </Link>
            <h1 className={`h1 ${styles.title}`} lang={langOf(product, 'name')}>
              {product.name}
            </h1>
            {product.details && (
              <p className={styles.note} lang={langOf(product, 'details')}>
                {product.details}
              </p>
            )}
            <Price
              className={styles.price}
              now={formatMoney(variant.priceCents)}
              was={isReduced ? formatMoney(variant.listCents) : null}
              wasLabel={t('was', { price: formatMoney(variant.listCents) })}
            >
              {isReduced && (
                <span className={styles.save}>{t('save', { amount: formatMoney(variant.listCents - variant.priceCents) })}</span>
              )}
            </Price>
            {variant.unitPrice && <UnitPrice {...variant.unitPrice} className={styles.unitPrice} />}
            {variant.instalments && <InstalmentLine instalments={variant.instalments} />}
          </div>
          {!variant.notSold && <Offers offers={offers.filter((offer) => !isGift(offer) && !isSpecialBuy(offer))} />}
          {!variant.notSold && renderPromotions(offers.filter(isGift))}
          {product.productOptions.map((option) => (
            <OptionPicker key={option.position} option={option} variants={product.variants} current={variant} onChoose={choose} />
          ))}
          <BuyBox
            product={product}
            variant={variant}
            values={valuesOf(product, variant)}
            onAdd={onAdd}
            heart={renderHeart(variant)}
            renderRestock={renderRestock}
          />
          {renderPromotions(offers.filter(isSpecialBuy))}
          <Availability product={product} variant={variant} />
        </div>
      </div>
      <ProductSections product={product} variant={variant} returnDays={returnDays} />
    </>
  )
}

/** The offers of a variant, by priority (product-02). */
const offersOf = ({ offers }: Product, { ean }: Variant): Offer[] =>
  offers.filter(({ eans }) => eans === null || eans.includes(ean)).toSorted((a, b) => a.priority - b.priority)

/** The price of a month, beside the price. */
function InstalmentLine({ instalments: { months, monthlyCents, lastCents, banks } }: { instalments: NonNullable<Variant['instalments']> }) {
  const t = useTranslations('product')
  const banksOf = new Intl.ListFormat(htmlLang[useCulture()], { type: 'disjunction' })
  return (
    <p className="small">
      {t('instalments', { months, amount: formatMoney(monthlyCents), banks: banksOf.format(banks) })}
      {lastCents !== monthlyCents && ` (${t('lastInstalment', { amount: formatMoney(lastCents) })})`}
    </p>
  )
}

/** `Oxblood` and `Medium`; none for a product with one variant. */
const valuesOf = ({ productOptions }: Product, variant: Variant): VariantValue[] =>
  productOptions.flatMap(({ position, values }) => {
    const chosen = values.find(({ value }) => value === variant.options[position - 1])
    return chosen?.label ? [{ label: chosen.label, lang: langOf(chosen, 'label') }] : []
  })
