import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that a client's address belongs to, for limits that one customer with many addresses can't get around: an
 * IPv4 /24 or an IPv6 /48. Anything that is not an address is returned as it is.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined && isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const parts = [...left, ...zeros, ...right].slice(0, 3).map((part) => Number.parseInt(part, 16).toString(16))
  return `${parts.join(':')}::/48`
}
