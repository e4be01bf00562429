import { isIPv6 } from 'node:net'

/** The network whose allowance an address uses: an IPv4 address has its own, an IPv6 address shares that of its /64, which is one household. */
export function networkOf(ip: string): string {
  const [bare = ''] = ip.split('%')
  const mapped = bare.replace(/^::ffff:(?=\d{1,3}\.)/i, '')
  return isIPv6(mapped) ? firstHalf(mapped) : mapped
}

function firstHalf(ip: string): string {
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
