import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** What every page needs to know about the store, in the caller's language. */
export const SiteSettings = z.object({
  storeName: z.string(),
  /** The name in the other language, shown beside the logo; empty when there is none. */
  storeNameOther: z.string(),
  company: z.string(),
  tagline: z.string(),
  /** The address of the picture beside the name; empty when there is none; `flower` for the one that pages draw themselves. */
  mark: z.string(),
  /** What a browser colours around the page with. */
  themeColour: z.string(),
  /** The colours that the store has chosen, as a CSS rule; left out when it has none. */
  colours: z.optional(z.string()),
  contactEmail: z.string(),
  /** Empty when the store has none. */
  contactPhone: z.string(),
  /** Pictures and folders of the shop's own. */
  pictures: z.object({
    missing: z.optional(z.string()),
    share: z.optional(z.string()),
    icons: z.optional(z.string()),
    empty: z.optional(z.string()),
    stores: z.optional(z.string()),
  }),
  currency: z.string(),
  freeDeliveryFromCents: z.int(),
  /** Days after delivery within which goods can be returned. */
  returnDays: z.int(),
  /** How long paying holds the goods. */
  holdMinutes: z.int(),
  /** The four site constants (shop-13): names and numbers of two stores. */
  siteConstants: z.array(z.object({ code: z.string(), value: z.string() })),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const getSiteSettings = defineEndpoint({
  name: 'GetSiteSettings',
  method: 'GET',
  path: '/api/SiteSetting/GetSiteSettings',
  backend: 'site',
  access: 'public',
  summary: 'Names, thresholds and contacts of the store',
  data: SiteSettings,
  problems: [],
})
