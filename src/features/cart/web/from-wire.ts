import type { AdditionalInfo, BrandName } from '#src/features/catalogue/catalogue.contract.ts'
import type { GroupedProduct } from '#src/features/fulfilment/rules/grouping.ts'

/** A product as grouping by fulfiller takes it; the wire holds its fulfilment in the `Fulfillment` entry (cart-05). */
export const groupedProduct = ({
  brand,
  additionalInfos,
}: {
  brand: BrandName
  additionalInfos: readonly AdditionalInfo[]
}): GroupedProduct => ({
  brand: { code: brand.brandCode, name: brand.displayName },
  fulfilment: additionalInfos.find(({ columnLabel }) => columnLabel === 'Fulfillment')?.value ?? null,
})
