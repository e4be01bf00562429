/** Whether the page plays it: on https, or a path of the shop's own. */
export const isPlayable = (url: string): boolean =>
  /^\/[^/\\]/.test(url) ? !/[\s\\]/.test(url) : url.startsWith('https://') && URL.canParse(url)
