import { socialReturn, type SocialReturn } from '#src/features/sign-in/rules/social.ts'

/** Goes to an OpenID provider as a browser, signs in there, and returns what comes back. `shopUrl` is the target of a posted form. */
export async function signInAway(startUrl: string, login: string, shopUrl: string): Promise<SocialReturn> {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url: startUrl }
  for (let steps = 0; steps < 10; steps++) {
    const reply = await fetch(next.url, {
      redirect: 'manual',
      method: next.form ? 'POST' : 'GET',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(next.form ? { origin: new URL(startUrl).origin, 'sec-fetch-site': 'cross-site' } : {}),
      },
      ...(next.form ? { body: new URLSearchParams(next.form) } : {}),
    })
    for (const set of reply.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split(/=(.*)/s) as [string, string]
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location?.includes('#')) return socialReturn(new URL(location, next.url).hash, '')
    next = location ? { url: new URL(location, next.url).href } : await formOf(reply, next.url, login, shopUrl)
  }
  throw new Error('the provider never sent the browser back')
}

/** The form of a page: the provider's sign-in form, or the one that posts itself back to the shop. */
async function formOf(
  reply: Response,
  pageUrl: string,
  login: string,
  shopUrl: string,
): Promise<{ url: string; form: Record<string, string> }> {
  const html = await reply.text()
  const action = /<form[^>]*\baction="([^"]*)"/.exec(html)?.[1]
  if (action === undefined) throw new Error(`no form on ${pageUrl}: ${reply.status} ${html.slice(0, 400)}`)
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!] as const,
  )
  const url = new URL(action, pageUrl)
  const isBack = url.pathname === '/member/social'
  return { url: isBack ? shopUrl + url.pathname : url.href, form: { ...Object.fromEntries(hidden), ...(isBack ? {} : { login }) } }
}
