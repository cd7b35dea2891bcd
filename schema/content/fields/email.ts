import { domainToASCII } from 'node:url'

/** Shape that a form can check by itself: a local part that every server takes, and a domain with a point. */
export const emailShape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[^\s@.,;:<>()"]+\.)+[^\s@.,;:<>()"]{2,}$/
const longestLocalPart = 64
const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** Tells whether mail can be sent there. Accents in the domain are fine: mail goes to its `xn--` form. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at > longestLocalPart || !emailShape.test(text)) return false
  const domain = text.slice(at + 1)
  return /^(?!.*(?:^|\.)-)[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && host.test(domainToASCII(domain))
}

/** Stored form of an address: NFC, and a domain with accents in lower case, as databases ignore case only for ASCII. */
export function keptEmail(text: string): string {
  const address = text.normalize('NFC')
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (!/\P{ASCII}/u.test(domain)) return address
  return address.slice(0, -domain.length) + domain.toLowerCase()
}
