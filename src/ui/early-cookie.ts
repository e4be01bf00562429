/**
 * A script for the page's first bytes: hands the value of a cookie that the page may read, or nothing, to a piece of
 * script as `value`. Cookies are another process's, busy just when a page opens. A browser that can be asked without
 * waiting for the answer is asked so, and answers before the page is painted.
 */
export const withCookie = (name: string, script: string): string =>
  `(function(use){if(window.cookieStore)cookieStore.get('${name}').then(function(c){use(c&&c.value)});else use((/(?:^|; )${name}=([^;]*)/.exec(document.cookie)||[])[1])})(function(value){${script}})`
