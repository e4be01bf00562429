import type { CatalogueService, SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { inBatches } from '#src/platform/db/in-batches.ts'

/** Of a bag's own goods, or of those that promotions give and offer. */
interface Asked {
  of: 'bag' | 'promotions'
  ids?: readonly number[]
  eans?: readonly string[]
}

/** Goods for bags outside of any transaction: those of all bags that are filled at the same time are read together. */
export function goodsInBatches(database: Database, catalogue: CatalogueService): Pick<CatalogueService, 'items' | 'givenItems'> {
  const read = inBatches((asked: Asked[]) =>
    database.onSharedConnection(async (orm) => {
      const { bag = [], promotions = [] } = Object.groupBy(asked, (each) => each.of)
      const [own, given] = await Promise.all([
        catalogue.items(orm, { ids: union(bag.map(({ ids }) => ids)), eans: union(bag.map(({ eans }) => eans)) }),
        catalogue.givenItems(orm, union(promotions.map(({ eans }) => eans))),
      ])
      return asked.map((each) => (each.of === 'bag' ? own : given).filter(isAskedFor(each)))
    }),
  )
  const find = async (asked: Asked): Promise<SoldItem[]> => (asked.ids?.length || asked.eans?.length ? read(asked) : [])
  return {
    items: (_, keys) => find({ of: 'bag', ...keys }),
    givenItems: (_, eans) => find({ of: 'promotions', eans }),
  }
}

const union = <Key>(lists: readonly (readonly Key[] | undefined)[]): Key[] => [...new Set(lists.flatMap((list) => list ?? []))]

const isAskedFor =
  ({ ids = [], eans = [] }: Asked) =>
  ({ variant }: SoldItem): boolean =>
    ids.includes(variant.autoId) || eans.includes(variant.ean)
