/** How the shopper pays; 1 and 2 on the wire and on the device (pay-01). */
export type PaymentType = 'full' | 'instalments'

const key = 'paymentType'
const onDevice: Record<PaymentType, string> = { full: '1', instalments: '2' }

/** What was chosen last on this device; in full unless something else was. */
export function readType(): PaymentType {
  try {
    return localStorage.getItem(key) === onDevice.instalments ? 'instalments' : 'full'
  } catch {
    return 'full'
  }
}

export function storeType(type: PaymentType): void {
  try {
    localStorage.setItem(key, onDevice[type])
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
