/** Where an order goes, and to whom (specification, section 3: shipping address). */
export interface ShippingAddress {
  name: string
  email: string
  contactNo: string
  countryCode: string
  postalCode: string
  /** Singapore addresses. */
  block?: string
  building?: string
  street?: string
  level?: string
  unit?: string
  /** Addresses elsewhere. */
  addressLine1?: string
  addressLine2?: string
}

/** One line for people: `118 Joo Chiat Place #03-12, Kemuning Mansions`. */
export function streetLine(address: ShippingAddress): string {
  if (address.countryCode !== 'SG') return [address.addressLine1, address.addressLine2].filter(Boolean).join(', ')
  const unit = address.level && address.unit ? `#${address.level}-${address.unit}` : ''
  const street = [address.block, address.street, unit].filter(Boolean).join(' ')
  return [street, address.building].filter(Boolean).join(', ')
}
