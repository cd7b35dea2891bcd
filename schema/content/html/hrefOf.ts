import { parsePhone } from '../phoneNumber.ts'

const mailbox = /^[^\s@/:<>"]{1,64}@[^\s@/:<>"]+\.[^\s@/:.<>"]{2,}$/
/** Names of at least two parts, the last one of letters, and what may follow. */
const host = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*\.(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u
const longestPhone = 40
const longest = 2000

/**
 * Where a link leads of which somebody wrote this: a page of the site, a web address with or without its scheme, a mailbox, a
 * telephone number (in E.164). Null for all else: other schemes, and places within a page, as its titles have no ids.
 */
export function hrefOf(written: string): string | null {
  const text = written.trim()
  if (text.length > longest) return null
  const phone = phoneOf(text.replace(/^tel:/i, ''))
  if (phone) return phone
  if (text === '' || /[\s\p{Cc}]/u.test(text)) return null
  // Short numbers are of one country, and in no plan of all.
  if (/^tel:/i.test(text)) return /^tel:\d{2,6}$/i.test(text) ? text : null
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null
  if (/^mailto:/i.test(text)) return text.length > 'mailto:'.length ? text : null
  if (mailbox.test(text)) return `mailto:${text}`
  const [name = ''] = text.split(/[/?#:]/, 1)
  return host.test(name) && URL.canParse(`https://${text}`) ? `https://${text}` : null
}

function phoneOf(text: string): string | null {
  const number = text.length <= longestPhone ? parsePhone(text) : undefined
  return number?.isValid() ? `tel:${number.number}` : null
}
