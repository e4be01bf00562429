import * as z from 'zod/mini'
import {
  AdditionalInfo,
  BrandName,
  Breadcrumb,
  DisplayedPrices,
  ProductSummary,
  Untranslated,
} from '#src/features/catalogue/catalogue.contract.ts'
import { PromotionGift, PromotionOffer, Threshold } from '#src/features/promotions/promotions.contract.ts'
import { NotSold } from '#src/features/availability/availability.contract.ts'
import { codePattern } from '#src/features/listing/rules/listing-query.ts'
import { netUnits } from '#src/features/pricing/rules/unit-price.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

export const ProductImage = z.object({ url: z.string(), alt: z.string() })
export type ProductImage = z.infer<typeof ProductImage>

export const ProductOption = z.object({
  /** 1 to 3. */
  position: z.int(),
  name: z.string(),
  untranslated: Untranslated,
  values: z.array(z.object({ value: z.string(), label: z.string(), untranslated: Untranslated, swatch: z.nullable(z.string()) })),
})
export type ProductOption = z.infer<typeof ProductOption>

export const Variant = z.object({
  autoId: z.int(),
  ean: z.string(),
  sku: z.nullable(z.string()),
  /** One value per product option, in order; matches `ProductOption.values[].value`. */
  options: z.array(z.string()),
  ...DisplayedPrices.shape,
  /** What it contains without its packing, where that is stated. */
  netContent: z.nullable(z.object({ amount: z.number(), unit: z.enum(netUnits) })),
  /** The longest plan to pay in months for this price; all months are equal but the last. Null where none is offered. */
  instalments: z.nullable(z.object({ months: z.int(), monthlyCents: z.int(), lastCents: z.int(), banks: z.array(z.string()) })),
  notSold: z.nullable(NotSold),
  /** What can be bought now, at most maxAddQuantity. */
  quantity: z.int(),
  imageUrl: z.nullable(z.string()),
  /** The stores, and whether each has it in stock for collection. */
  collection: z.array(z.object({ code: z.string(), name: z.string(), available: z.boolean() })),
})
export type Variant = z.infer<typeof Variant>

/** Opening and closing, `10:30` and `21:00`; null on a day without. */
const Hours = z.nullable(z.array(z.string()))
/** When a store is open: from Monday to Sunday, on public holidays, and on days unlike others. */
const Opening = z.object({ week: z.array(Hours), holidays: Hours, days: z.record(z.string(), Hours) })

/** A promotion that a product is part of, with what it gives and offers (promo-30). */
export const PagePromotion = z.object({
  promotion_AutoId: z.int(),
  name: z.string(),
  /** Its name with its last day. */
  title: z.string(),
  untranslated: Untranslated,
  /** The first moment at which it no longer holds; null without an end. */
  endsAt: z.nullable(z.string()),
  campaignType: z.string(),
  ...Threshold.shape,
  gifts: z.array(PromotionGift),
  offers: z.array(PromotionOffer),
})
export type PagePromotion = z.infer<typeof PagePromotion>

/** Everything the product page shows (product-10). */
export const ProductDetail = z.object({
  autoId: z.int(),
  slug: z.string(),
  status: z.string(),
  sku: z.nullable(z.string()),
  upc: z.string(),
  name: z.string(),
  title: z.string(),
  details: z.string(),
  untranslated: Untranslated,
  /** Sanitised HTML. */
  bodyHtml: z.string(),
  brand: BrandName,
  quantity: z.int(),
  maxAddQuantity: z.int(),
  /** Whether all of its variants are out of stock. */
  outOfStock: z.boolean(),
  showSubscribeRestockNotification: z.boolean(),
  restockDuration: z.nullable(z.string()),
  exclusive: z.boolean(),
  isNew: z.boolean(),
  /** Sent by its own brand: delivered only. */
  sentByBrand: z.boolean(),
  /** From which value of own goods their delivery is free, in cents (reward-34): for everybody, and for members. */
  freeDelivery: z.object({ fromCents: z.int(), membersFromCents: z.int() }),
  isDeliveryAllowed: z.boolean(),
  isCollectionAllowed: z.boolean(),
  /** Offers are shown by priority, the lowest number first. `eans` are the variants of the offer; null is all of them. */
  salesPromotionInfo: z.array(
    z.object({
      message: z.string(),
      untranslated: Untranslated,
      priority: z.int(),
      eans: z.nullable(z.array(z.string())),
      /** The promotion that it is about; null for an offer of the catalogue. */
      promotion: z.nullable(PagePromotion),
    }),
  ),
  productOptions: z.array(ProductOption),
  variants: z.array(Variant).check(z.minLength(1)),
  /** What decides when it can be collected (fulfil-26); the page is cached, so the browser finds out. */
  stores: z.array(z.object({ code: z.string(), opening: Opening })),
  publicHolidays: z.array(z.string()),
  /** Opening hours within which goods on the shelf of a store are ready, and days until others are there. */
  pickingHours: z.int(),
  transferDays: z.int(),
  productImages: z.array(ProductImage),
  /** Addresses on https, or paths of the shop. */
  productVideos: z.array(z.object({ url: z.string() })),
  additionalInfos: z.array(AdditionalInfo),
  attributes: z.array(z.object({ code: z.string(), label: z.string(), value: z.string(), untranslated: Untranslated })),
  breadcrumbs: z.array(Breadcrumb),
})
export type ProductDetail = z.infer<typeof ProductDetail>

const Slug = z.string().check(z.regex(/^[^\p{Cc}\p{Cs}/]{1,255}$/u))

export const getProductDetail = defineEndpoint({
  name: 'GetProductDetail',
  method: 'GET',
  path: '/api/ProductDetail/GetProductDetail/:slug',
  backend: 'commerce',
  access: 'public',
  summary: 'One product with its variants, prices and stock state',
  params: z.object({ slug: Slug }),
  data: ProductDetail,
  problems: ['NOT_FOUND'],
})

export const getProductCrossSellList = defineEndpoint({
  name: 'GetProductCrossSellList',
  method: 'GET',
  path: '/cart/GetProductCrossSellList',
  backend: 'commerce',
  access: 'public',
  summary: 'Products that go with a product, by the EAN of one of its variants. Empty for an unknown EAN',
  query: z.object({ ean: z.string().check(z.regex(/^\d{8,14}$/)) }),
  data: z.array(ProductSummary),
  problems: [],
})

export const getProductsFromBrand = defineEndpoint({
  name: 'GetProductsFromBrand',
  method: 'GET',
  path: '/api/Product/GetProductsFromBrand',
  backend: 'commerce',
  access: 'public',
  summary: 'The bestsellers of a brand without one of its products, at most four',
  query: z.object({ brandCode: z.string().check(z.regex(codePattern)), besides: Slug }),
  data: z.array(ProductSummary),
  problems: [],
})

const pageNumber = (first: number, most: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), first)

export const getAllPromotionProducts = defineEndpoint({
  name: 'GetAllPromotionProducts',
  method: 'GET',
  path: '/products/GetAllPromotionProducts',
  backend: 'commerce',
  access: 'public',
  summary: 'Products that are part of promotions for certain goods, the bestsellers first (promo-13)',
  query: z.object({ pageNo: pageNumber(1, 1000), pageSize: pageNumber(32, 96) }),
  data: z.array(ProductSummary),
  paged: true,
  problems: [],
})

export const getProductsByEans = defineEndpoint({
  name: 'GetProductsByEans',
  method: 'GET',
  path: '/api/Product/GetProductsByEans',
  backend: 'commerce',
  access: 'public',
  summary: 'Summaries of products by EANs of their variants, in that order, each product once; what is no longer sold is left out',
  // The limit is what a browser stores (`rules/viewed.ts`).
  query: z.object({ Eans: z.string().check(z.regex(/^\d{8,14}(,\d{8,14}){0,11}$/)) }),
  data: z.array(ProductSummary),
  problems: [],
})
