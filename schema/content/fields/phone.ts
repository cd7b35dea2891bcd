import { builder } from '../../builder.ts'
import { parsePhone } from './phoneNumber.ts'

interface PhoneLinkShape {
  text: string
  href: string | null
}

/**
 * Formats a number to show and to dial: +225 once and in pairs for Ivorian numbers, any other country's prefix kept. A
 * text that is no number is shown as it is, without a link.
 */
export function phoneLink(number: string | null): PhoneLinkShape | null {
  if (number === null) return null
  const parsed = parsePhone(number)
  if (!parsed) return { text: number, href: null }
  const text =
    parsed.countryCallingCode === '225'
      ? `+225 ${parsed.nationalNumber.replace(/..(?=.)/g, '$& ')}`
      : parsed.formatInternational()
  return { text: text.replaceAll(' ', '\u00a0'), href: `tel:${parsed.number}` }
}

export const PhoneLink = builder.objectRef<PhoneLinkShape>('PhoneLink').implement({
  description: 'A phone number, as shown and as a link.',
  fields: (t) => ({
    text: t.exposeString('text'),
    href: t.exposeString('href', { nullable: true, description: 'The `tel:` address, in E.164.' }),
  }),
})
