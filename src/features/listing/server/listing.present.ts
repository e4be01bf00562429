import { inLanguage, secondName, type Translated, type Culture } from '#src/kit/culture.ts'
import { presentBreadcrumbs, presentSummary, type Category, type ListedProduct } from '#src/features/catalogue/server/catalogue.service.ts'
import type { BrandListing, CategoryListing, ProductListing } from '../listing.contract.ts'

type Head<Listing> = Omit<Listing, keyof ProductListing>

export function presentCategoryHead(category: Category, categories: readonly Category[], culture: Culture): Head<CategoryListing> {
  const childrenOf = (id: number | null) =>
    categories
      .filter(({ parentId }) => parentId === id)
      .map(({ code, autoId, name }) => ({ code, id: autoId, ...inLanguage({ name }, culture) }))
  const children = childrenOf(category.autoId)
  return {
    ...inLanguage({ title: category.name, intro: category.intro }, culture),
    currentLevel: category.level,
    currentCode: category.code,
    breadcrumbs: presentBreadcrumbs(categories, category.code, culture),
    categories: children,
    siblings: children.length > 0 ? [] : childrenOf(category.parentId),
  }
}

/** The head of a brand listing, with the picture of the brand's bestseller. */
export function presentBrandHead(
  { code, name, story }: { code: string; name: Translated; story: Translated },
  bestseller: ListedProduct | undefined,
  culture: Culture,
): Head<BrandListing> {
  const texts = inLanguage({ displayName: name, story }, culture)
  return {
    brand: {
      brandCode: code,
      ...texts,
      otherName: secondName(name, culture),
      imageUrl: bestseller ? presentSummary(bestseller, culture).defaultImageUrl : '',
    },
    breadcrumbs: [{ name: texts.displayName, url: `/productlist/brand/${code}` }],
  }
}
