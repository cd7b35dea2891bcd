import { account } from '../../../../schema/inputRules.json'

/** For who chooses a first password, or has forgotten his. */
export const passwordHelp = `Au moins ${account.password.minLength} caractères. Une phrase que vous retenez convient bien.`
