import { dictionary } from '@zxcvbn-ts/language-common'
import { minPasswordLength } from '../config.ts'

const common = new Set(dictionary['passwords-common'])

/** Why this password may not be used, in French, or null. */
export function weakness(password: string): string | null {
  if ([...password].length < minPasswordLength) {
    return `Choisissez au moins ${minPasswordLength} caractères\u00a0; une courte phrase convient bien.`
  }
  if (common.has(password.toLowerCase()))
    return 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.'
  return null
}
