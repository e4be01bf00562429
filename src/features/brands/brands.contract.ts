import * as z from 'zod/mini'
import { Breadcrumb, Untranslated } from '#src/features/catalogue/catalogue.contract.ts'
import { codePattern } from '#src/features/listing/rules/listing-query.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** A brand in the directory. */
export const DirectoryBrand = z.object({
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  untranslated: Untranslated,
  /** In the other language; empty without one. */
  otherName: z.string(),
  /** The pinyin of its Chinese name, syllable by syllable; empty without one. */
  pinyin: z.string(),
  aliases: z.array(z.string()),
  /** How many of its products are on sale, in the category asked for. */
  count: z.int(),
})
export type DirectoryBrand = z.infer<typeof DirectoryBrand>

/** Brands by first letter; # for names that begin with no letter. */
export const BrandsGroup = z.record(z.string(), z.array(DirectoryBrand))
export type BrandsGroup = z.infer<typeof BrandsGroup>

const CategoryCode = z.string().check(z.regex(codePattern))

/** The list for the whole shop, or for a category by its id, its code or both (brand-05). */
export const getBrandList = defineEndpoint({
  name: 'GetBrandList',
  method: 'GET',
  path: '/api/Brand/GetBrandList',
  backend: 'commerce',
  access: 'public',
  summary: 'Brands with something on sale, by first letter: all, or those of a category',
  query: z.object({
    IsGroupByFirstLetter: z.optional(z.literal('true')),
    CategoryId: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
    Code: z.optional(CategoryCode),
  }),
  data: z.object({ brandsGroup: BrandsGroup }),
  problems: ['NOT_FOUND'],
})

export const PopularBrand = z.object({ code: z.string(), name: z.string(), untranslated: Untranslated, imageUrl: z.string() })
export type PopularBrand = z.infer<typeof PopularBrand>

export const BrandListPage = z.object({
  title: z.string(),
  intro: z.string(),
  breadcrumbs: z.array(Breadcrumb),
  /** All keys of the directory, also those without brands. */
  keys: z.array(z.string()),
  popularBrands: z.array(PopularBrand),
})
export type BrandListPage = z.infer<typeof BrandListPage>

export const getBrandListPage = defineEndpoint({
  name: 'GetBrandListPage',
  method: 'GET',
  path: '/api/ContentPage/GetBrandListPage',
  backend: 'site',
  access: 'public',
  summary: 'The texts of the brand directory, and the bestselling brands',
  data: BrandListPage,
  problems: [],
})
