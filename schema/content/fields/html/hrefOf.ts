import { parsePhone } from '../phoneNumber.ts'
import { slugOf } from '../slugOf.ts'

const mailbox = /^[^\s@/:<>"]{1,64}@[^\s@/:<>"]+\.[^\s@/:.<>"]{2,}$/
/** Domain name: at least two parts, the last one of letters. */
const host = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*\.(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u
/** Domain endings that people here write without a scheme. Others may end files and sentences: plan.zip, index.php, etc.Voir. */
const endings: ReadonlySet<string> = new Set(
  (
    'africa biz com dev edu eu example gouv gov info int io net online org tech ' +
    'ae be bf bj br ca ch ci cm cn fr gh gn gw it jp lb lr lu ma ng nl pt re ru sn tg tn tr uk us za'
  ).split(' '),
)
const longestPhone = 40
const longest = 2000

/**
 * Address of a link as somebody wrote it: a page of the site, a web address (without its scheme by `www.` or a common
 * ending), a mailbox, a telephone number (in E.164), or `#` and a heading of the same text. Null for other schemes.
 */
export function hrefOf(written: string): string | null {
  const text = written.trim()
  if (text.length > longest) return null
  if (text.startsWith('#')) return anchorOf(text)
  const phone = phoneOf(text.replace(/^tel:/i, ''))
  if (phone) return phone
  if (text === '' || /[\s\p{Cc}]/u.test(text)) return null
  // Short numbers belong to one country, and to no international plan.
  if (/^tel:/i.test(text)) return /^tel:\d{2,6}$/i.test(text) ? text : null
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null
  if (/^mailto:/i.test(text)) return text.length > 'mailto:'.length ? text : null
  if (mailbox.test(text)) return `mailto:${text}`
  const [name = ''] = text.split(/[/?#:]/, 1)
  const ending = host.exec(name)?.[1] ?? ''
  const isSite = ending !== '' && (/^www\./i.test(name) || ending.startsWith('xn--') || endings.has(ending))
  return isSite && URL.canParse(`https://${text}`) ? `https://${text}` : null
}

function phoneOf(text: string): string | null {
  const number = text.length <= longestPhone ? parsePhone(text) : undefined
  return number?.isValid() ? `tel:${number.number}` : null
}

/** Link to a heading of the same text, as `#lots`; null where it names none, as « # ». */
export function anchorOf(written: string): string | null {
  const name = written.slice(1)
  return /[\p{L}\p{N}]/u.test(name) ? `#${slugOf(decoded(name), stem)}` : null
}

/** Begins the id of a heading without letters: ids are slugs, as those of items are. */
const stem = 'titre'

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A percent sign that somebody typed.
    return name
  }
}
