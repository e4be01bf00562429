/**
 * What is known of a page while it starts, as attributes of `<html>`: scripts set them, style sheets and tests ask for
 * them by the same names with `data-` before (`data-hydrated`).
 */
export interface PageMarks {
  /** React has hydrated the frame of the page: it answers presses. */
  hydrated?: ''
  /** Who is signed in, as far as the page can tell: a value that is another for each member. */
  member?: string
  /** What lies below the first screen is laid out when it comes near; on a phone not at all until the first paint. */
  lazyLayout?: '' | 'until-paint'
  /** The shopper closed the messages above the header. */
  messageBar?: 'closed'
}

export const pageMarks = (): PageMarks => document.documentElement.dataset

/** Set by the server beside the session, and readable; its value tells members apart in one browser. It carries no authority (shop-05). */
export const loginFlagCookie = 'signed-in'
/** Set when the messages are closed; goes with the browser's session. */
export const messageBarCookie = 'message-bar'

/** Stands in the head where critical CSS is written when a page is rendered. */
export const criticalCssPlace = '/* critical css */'
/** Of the `<noscript>` that holds what is fetched after the first paint. */
export const deferredId = 'deferred'
/** Of the data that a page was made from, within it. */
export const pageDataId = 'page-data'
