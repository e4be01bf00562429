/** The sections of the shop's texts; each is the first part of its pages' addresses. */
export const contentSections = ['about-us', 'our-stores', 'customer-service', 'shop-online', 'tourist-privileges'] as const
export type ContentSection = (typeof contentSections)[number]

/** Sections that are one page, at the section's own address. */
const singlePages: readonly ContentSection[] = ['our-stores', 'tourist-privileges']

export const isSinglePage = (section: ContentSection): boolean => singlePages.includes(section)

export const contentPath = ({ section, code }: { section: ContentSection; code: string }): string =>
  isSinglePage(section) ? `/${section}` : `/${section}/${code}`
