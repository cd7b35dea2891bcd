import { minPasswordLength } from '../../schema/accounts/password.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Some fifty thousand: unpacked when somebody first chooses a password, since most starts do not need them. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Why this password may not be used, in French, or null. */
export async function passwordWeakness(password: string): Promise<string | null> {
  const chosen = password.normalize('NFC')
  if ([...chosen].length < minPasswordLength) {
    return `Choisissez au moins ${minPasswordLength} caractères\u00a0; une courte phrase convient bien.`
  }
  common ??= commonPasswords()
  if ((await common).has(chosen.toLowerCase()))
    return 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.'
  return null
}
