import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'

/** Characters of a number, once invisible marks are removed and spaces and hyphens unified. */
const characters = /^[+\d\s().-]*$/

function plain(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** Parses a text that is a number as a whole; without a prefix it is Ivorian. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const written = plain(text)
  const number = characters.test(written) ? parsePhoneNumberFromString(written, 'CI') : undefined
  return number?.isPossible() ? number : undefined
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?225(?=\d{8})/, '')

/** Fault of a text that should be a number, as a French sentence that says what is wanted; null where there is none. */
export function phoneFault(text: string): string | null {
  if (parsePhone(text)) return null
  const written = plain(text).trim()
  const digits = digitsOf(written)
  const isBare = characters.test(written)
  const parts = written.split(/[/;,|&]|\b(?:ou|et)\b/i).filter((part) => digitsOf(part).length >= 8)
  if (parts.length > 1 || (isBare && digits.length === 20)) return 'Indiquez un seul numéro de téléphone.'
  if (/\d\D*\b(?:poste|ext|extension|x)\b[\s.:]*\d+$/i.test(written))
    return 'Indiquez le numéro sans le poste\u00a0: dites-le dans un autre champ.'
  if (digits.length >= 8 && /^\p{L}[\p{L}\s.:]*[+(\d]/u.test(written))
    return 'Indiquez le numéro seul, sans «\u00a0Tél.\u00a0» ni autre mot.'
  if (isBare && digits.length === 8)
    return 'Ce numéro a huit chiffres\u00a0: depuis 2021, un numéro ivoirien en a dix, par exemple 07 00 00 00 00.'
  return 'Ce numéro de téléphone n’est pas valide. Écrivez par exemple «\u00a007 00 00 00 00\u00a0».'
}
