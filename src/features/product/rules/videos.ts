/** Whether the page may play a video: on https, or from a path of the shop. */
export const isPlayable = (url: string): boolean =>
  /^\/[^/\\]/.test(url) ? !/[\s\\]/.test(url) : url.startsWith('https://') && URL.canParse(url)
