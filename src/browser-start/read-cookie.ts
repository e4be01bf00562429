/**
 * Gives the value of a cookie, or nothing. The cookies belong to another process of the browser, which is busy just when
 * a page opens: where they can be asked for without waiting, the answer comes before the first paint.
 */
export function readCookie(name: string, use: (value: string | undefined) => void): void {
  if ('cookieStore' in window) void cookieStore.get(name).then((cookie) => use(cookie?.value))
  else use(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1])
}
