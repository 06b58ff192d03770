import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './network.ts'

describe('a public internet address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.15.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is allowed',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('an address that only this machine or its network can reach', () => {
  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['this machine', '0.0.0.0'],
    ['this machine', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network', 'fd00:ec2::254'],
    ['a private network', 'fc00::1'],
    ['a private network', 'fec0::1'],
    ["a provider's network", '100.64.0.1'],
    ["a provider's network", '100.100.100.200'],
    ['the local link', '169.254.169.254'],
    ['the local link', 'fe80::1'],
    ['the local link', 'fe80::1%eth0'],
    ['a multicast group', '224.0.0.1'],
    ['a multicast group', 'ff02::1'],
    ['a broadcast', '255.255.255.255'],
    ['a virtual machine', '168.63.129.16'],
    ['a virtual machine', '192.0.0.192'],
    ['a reserved network', '192.0.2.1'],
    ['a reserved network', '198.18.0.1'],
    ['a reserved network', '240.0.0.1'],
    ['a reserved network', '2001:db8::1'],
    ['an IPv4-mapped address', '::ffff:127.0.0.1'],
    ['an IPv4-mapped address', '::ffff:8.8.8.8'],
    ['an IPv4-compatible address', '::7f00:1'],
    ['unassigned space', '4000::1'],
    ['an IPv4 address through NAT64', '64:ff9b::7f00:1'],
    ['an IPv4 address through NAT64', '64:ff9b:1::a00:1'],
    ['an IPv4 address through 6to4', '2002:7f00:1::'],
    ['an IPv4 address through Teredo', '2001::1'],
    ['no address at all', 'localhost'],
    ['no address at all', ''],
  ])('is refused as %s: %s', (_where, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
