/** Carriers whose parcels can be followed on a page of theirs, by their names in small letters. */
const pages: Readonly<Record<string, (trackingNumber: string) => string>> = {
  dhl: (number) => `https://mydhl.express.dhl/sg/en/tracking.html#/results?id=${number}`,
  'dhl express': (number) => `https://mydhl.express.dhl/sg/en/tracking.html#/results?id=${number}`,
  'ninja van': (number) => `https://www.ninjavan.co/en-sg/tracking?id=${number}`,
}

/** Where the parcel is followed; null for a carrier that the table lacks (order-10). */
export const trackingUrl = (carrier: string, trackingNumber: string): string | null =>
  pages[carrier.trim().toLowerCase()]?.(encodeURIComponent(trackingNumber)) ?? null
