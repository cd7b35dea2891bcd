import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'

/** What a number may be written with. */
export const phoneCharacters = /^[+\d\s().-]*$/

/** The number that this text is, not one that it holds; without a prefix it is Ivorian. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const number = phoneCharacters.test(text) ? parsePhoneNumberFromString(text, 'CI') : undefined
  return number?.isPossible() ? number : undefined
}
