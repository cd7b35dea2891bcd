import { domainToASCII } from 'node:url'

/** What a form can see by itself: a local part that every server takes, and a name with a point. */
export const emailShape =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[^\s@.,;:<>()"]+\.)+[^\s@.,;:<>()"]{2,}$/
const longestLocalPart = 64
const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** Whether mail can be sent there. Its domain may have accents, as people write it: mail goes to its `xn--` form. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at > longestLocalPart || !emailShape.test(text)) return false
  const domain = text.slice(at + 1)
  return /^(?!.*(?:^|\.)-)[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && host.test(domainToASCII(domain))
}

/** As it is kept: letters with accents small and in one piece, as databases compare only those without whatever their case. */
export function keptEmail(text: string): string {
  return text.normalize('NFC').replace(/\P{ASCII}/gu, (letter) => letter.toLowerCase())
}
