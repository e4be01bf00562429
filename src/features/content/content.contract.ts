import * as z from 'zod/mini'
import { Breadcrumb, ProductSummary, Untranslated } from '#src/features/catalogue/catalogue.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { contentSections } from './rules/sections.ts'

const BlockCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,63}$/))

/**
 * A picture with a text and a link (content-02). `contentCode` names the block it belongs to. Texts are in
 * the caller's language, `text` is sanitised HTML; missing texts are empty.
 */
export const ContentBanner = z.object({
  autoId: z.int(),
  contentCode: BlockCode,
  sortPriority: z.int(),
  title: z.string(),
  text: z.string(),
  callToAction: z.string(),
  /** The page of the shop that it is about. */
  friendlyUrl: z.string(),
  /** The address of its link when it is another one: a path, a place on the page, or https. */
  navigationLink: z.string(),
  /** The pictures for a wide and a narrow page. */
  BannerImage: z.string(),
  ThumbnailImage: z.string(),
})
export type ContentBanner = z.infer<typeof ContentBanner>

/** A part of the home page. `contentHtml` is sanitised HTML. */
export const HomeBlock = z.object({
  contentCode: BlockCode,
  sortPriority: z.int(),
  title: z.string(),
  contentHtml: z.string(),
  imageUrl: z.string(),
  callToAction: z.string(),
  navigationLink: z.string(),
  /** Its product lists; most blocks have none. */
  contentProductLists: z.array(z.object({ source: z.enum(['bestseller', 'newest', 'products']), products: z.array(ProductSummary) })),
  /** The number of products in the shop. Only the counter block has it. */
  amount: z.optional(z.int()),
})
export type HomeBlock = z.infer<typeof HomeBlock>

/** The banners and blocks scheduled for now, sorted by `sortPriority`. Of several blocks with one code, the one that began last. */
export const HomePage = z.object({ banners: z.array(ContentBanner), blocks: z.array(HomeBlock) })
export type HomePage = z.infer<typeof HomePage>

export const getHomePage = defineEndpoint({
  name: 'GetHomePage',
  method: 'GET',
  path: '/api/ContentPage/GetHomePage',
  backend: 'site',
  access: 'public',
  summary: 'Banners, blocks and product lists of the home page',
  data: HomePage,
  problems: [],
})

export const getMenuStories = defineEndpoint({
  name: 'GetMenuStories',
  method: 'GET',
  path: '/api/ContentPage/GetMenuStories',
  backend: 'site',
  access: 'public',
  summary: 'The story beside the categories in each department’s menu; MENU_KITCHEN is that of the department kitchen',
  data: z.array(ContentBanner),
  problems: [],
})

export const getContentCategory = defineEndpoint({
  name: 'GetContentCategory',
  method: 'GET',
  path: '/api/ContentPage/GetContentCategory',
  backend: 'site',
  access: 'public',
  summary: 'The next value of a counter that shows `amount`: the number of products in the shop, and never less',
  query: z.object({ amount: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)) }),
  data: z.int(),
  problems: [],
})

const Section = z.enum(contentSections)

/** A content page in a list. */
export const ContentLink = z.object({
  contentCode: z.string(),
  title: z.string(),
  intro: z.string(),
  untranslated: Untranslated,
  url: z.string(),
})
export type ContentLink = z.infer<typeof ContentLink>

/** A text in the caller's language. `contentHtml` is sanitised HTML; its h2 have the ids of `outline`. */
export const ContentBlock = z.object({
  ...ContentLink.shape,
  section: Section,
  contentHtml: z.string(),
  outline: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: z.string(),
})
export type ContentBlock = z.infer<typeof ContentBlock>

export const ContentPage = z.object({
  /** The text is the first (content-07). */
  contents: z.array(ContentBlock).check(z.minLength(1)),
  /** From the section to this page, without the home page. */
  breadcrumbs: z.array(Breadcrumb),
  /** Its section with all pages; empty for a section of one page. */
  section: z.object({ title: z.string(), pages: z.array(ContentLink) }),
})
export type ContentPage = z.infer<typeof ContentPage>

const ContentCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))

export const getContentPage = defineEndpoint({
  name: 'GetContentPage',
  method: 'GET',
  path: '/api/ContentPage/GetContentPage',
  backend: 'site',
  access: 'public',
  summary: 'A text of the shop. With `section`, only when it is in that section',
  query: z.object({ contentCode: ContentCode, section: z.optional(Section) }),
  data: ContentPage,
  problems: ['NOT_FOUND'],
})

export const getTouristPrivilegesPage = defineEndpoint({
  name: 'GetTouristPrivilegesPage',
  method: 'GET',
  path: '/api/ContentPage/GetTouristPrivilegesPage',
  backend: 'site',
  access: 'public',
  summary: 'The text for visitors from abroad',
  data: ContentPage,
  problems: ['NOT_FOUND'],
})

export const ContentSectionPage = z.object({ title: z.string(), pages: z.array(ContentLink), breadcrumbs: z.array(Breadcrumb) })
export type ContentSectionPage = z.infer<typeof ContentSectionPage>

export const getContentSection = defineEndpoint({
  name: 'GetContentSection',
  method: 'GET',
  path: '/api/ContentPage/GetContentSection',
  backend: 'site',
  access: 'public',
  summary: 'The texts of one section, in their order',
  query: z.object({ section: Section }),
  data: ContentSectionPage,
  problems: ['NOT_FOUND'],
})

const NavigationLink = z.object({
  code: z.string(),
  title: z.string(),
  untranslated: Untranslated,
  url: z.string(),
  sortPriority: z.int(),
})
const navigationShape = { subCode: z.string(), title: z.string(), untranslated: Untranslated }

/** A column of the footer (content-04). CONNECT_WITH_US is among them, with the four networks. */
export const FooterColumn = z.object({ code: z.literal('FOOTER_NAVIGATION'), ...navigationShape, links: z.array(NavigationLink) })
export type FooterColumn = z.infer<typeof FooterColumn>

/** A part of the navigation at the top (content-05). SKINNY_HEADER is the bar of messages; one that leads nowhere has no `url`. */
export const TopColumn = z.object({
  code: z.literal('TOP_NAVIGATION'),
  ...navigationShape,
  links: z.array(z.object({ ...NavigationLink.shape, url: z.nullable(z.string()) })),
})
export type TopColumn = z.infer<typeof TopColumn>

export const getFooterV2 = defineEndpoint({
  name: 'GetFooterV2',
  method: 'GET',
  path: '/api/ContentPage/GetFooterV2',
  backend: 'site',
  access: 'public',
  summary: 'The footer’s columns, with the links whose page exists',
  data: z.array(FooterColumn),
  problems: [],
})

export const getTopNavigation = defineEndpoint({
  name: 'GetTopNavigation',
  method: 'GET',
  path: '/api/ContentPage/GetTopNavigation',
  backend: 'site',
  access: 'public',
  summary: 'The navigation at the top: the messages of the bar above the header, with the page that each leads to',
  data: z.array(TopColumn),
  problems: [],
})
