import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/*
 * Which addresses are of the public Internet: https://www.iana.org/assignments/iana-ipv4-special-registry and
 * iana-ipv6-special-registry. Whoever may name an address must not reach by it what only this server can.
 */

const special = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, where clouds answer with their keys.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  // Teredo, ORCHID and documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which holds an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(address, bits, 'ipv6')

/** All that is given out to the public so far; mapped IPv4, NAT64, local, link-local and multicast addresses lie outside. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is of the public Internet, and of another machine: what a firewall in front keeps off, this server does not reach. */
export function isPublicAddress(address: string): boolean {
  return isOfInternet(address) && !ownAddresses().includes(address.toLowerCase())
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => found?.map((one) => one.address) ?? [])
}

function isOfInternet(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      // With a zone, such as fe80::1%eth0, it is of a link.
      return !address.includes('%') && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
