/** Answers the one way of writing the path of a page; null for a path that is no page's. */
export type OneAddress = (path: string) => string | null

export const dataEnding = '.data'

/**
 * A page matches in upper and lower case, with or without a slash at its end, and with its letters percent-encoded; each
 * way would be cached as a page of its own (shop-17). `addresses` are those of the routes, `member/signIn`,
 * `product/:slug`: their parts are written as they are there, and what stands for a parameter is left alone but for
 * its encoding.
 */
export function oneAddressOf(addresses: readonly string[]): OneAddress {
  const known = new Map<string, string[][]>()
  for (const address of addresses) {
    const parts = address.split('/')
    const start = parts[0]!.toLowerCase()
    known.set(start, [...(known.get(start) ?? []), parts])
  }
  return (path) => {
    const isData = path.endsWith(dataEnding)
    const given = (isData ? path.slice(0, -dataEnding.length) : path).replace(/\/$/, '').slice(1).split('/').map(decoded)
    const address = known.get(given[0]!.toLowerCase())?.find((parts) => fits(parts, given))
    return address ? `/${address.map((part, at) => written(part, given[at]!)).join('/')}${isData ? dataEnding : ''}` : null
  }
}

const fits = (address: readonly string[], given: readonly string[]): boolean =>
  address.length === given.length &&
  address.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part.toLowerCase() === given[at]!.toLowerCase()))

const written = (part: string, given: string): string => (part.startsWith(':') ? encodeURIComponent(given) : part)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
