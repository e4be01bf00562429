import { inCulture, inLanguage, secondName, type Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { presentSummary, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { BrandListPage, BrandsGroup, DirectoryBrand, PopularBrand } from '../brands.contract.ts'
import { brandsMessages } from '../messages.ts'
import { brandLetters, groupByLetter } from '../rules/brand-letters.ts'
import { findBrands, type Brand } from './brands.store.ts'
import { pinyinOf } from './pinyin.ts'

export interface BrandsService {
  /** Brands by letter; of one category when its id, its code or both are given. */
  list(category: { id?: number; code?: string }, culture: Culture): Promise<Result<BrandsGroup, Problem>>
  page(culture: Culture): Promise<BrandListPage>
}

const popularBrands = 6

/** A brand with the number of its products on sale. */
interface SellingBrand extends Brand {
  count: number
  popularity: number
  bestsellerId: number
}

export function createBrands({ orm }: Database, catalogue: CatalogueService, listing: ListingService): BrandsService {
  return {
    async list({ id, code }, culture) {
      if (id === undefined && code === undefined) return ok(grouped(await selling(null), culture))
      const categories = await catalogue.categories(orm)
      const category = categories.find((each) => (id === undefined || each.autoId === id) && (code === undefined || each.code === code))
      if (!category) return refuse(problem('NOT_FOUND'))
      return ok(grouped(await selling(category.code), culture))
    },
    async page(culture) {
      const words = brandsMessages[culture]
      const popular = (await selling(null)).sort((a, b) => b.popularity - a.popularity).slice(0, popularBrands)
      return {
        title: words.title,
        intro: words.intro,
        breadcrumbs: [{ name: words.here, url: '/branddirectory' }],
        keys: [...brandLetters],
        popularBrands: await withPictures(popular, culture),
      }
    },
  }

  async function selling(categoryCode: string | null): Promise<SellingBrand[]> {
    const onSale = new Map((await listing.sellingBrands(categoryCode)).map((brand) => [brand.code, brand]))
    noteRead('brands')
    const brands = await findBrands(orm, [...onSale.keys()])
    return brands.map((brand) => ({ ...brand, ...onSale.get(brand.code)! }))
  }

  async function withPictures(brands: readonly SellingBrand[], culture: Culture): Promise<PopularBrand[]> {
    const products = await catalogue.products(
      orm,
      brands.map(({ bestsellerId }) => bestsellerId),
    )
    const pictures = new Map(products.map((product) => [product.brand.code, presentSummary(product, culture).defaultImageUrl]))
    return brands.map(({ code, name }) => ({ code, ...inLanguage({ name }, culture), imageUrl: pictures.get(code) ?? '' }))
  }
}

/** A Chinese page sorts Chinese names by their pinyin; other names are sorted by their English form. */
function grouped(brands: readonly SellingBrand[], culture: Culture): BrandsGroup {
  const transliterated = brands.map((brand) => ({
    brand,
    latinName: pinyinOf(inCulture(brand.name, culture)),
  }))
  const groups = Object.entries(groupByLetter(transliterated))
  return Object.fromEntries(groups.map(([letter, under]) => [letter, under.map(({ brand }) => presentBrand(brand, culture))]))
}

function presentBrand({ code, name, aliases, count }: SellingBrand, culture: Culture): DirectoryBrand {
  const pinyin = name.zh ? pinyinOf(name.zh) : ''
  const shownElsewhere = [name.en.toLowerCase(), name.zh, pinyin]
  return {
    code,
    ...inLanguage({ name }, culture),
    otherName: secondName(name, culture),
    pinyin,
    aliases: aliases.filter((alias) => !shownElsewhere.includes(alias)),
    count,
  }
}
