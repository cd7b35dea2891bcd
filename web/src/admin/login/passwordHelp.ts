import { account } from '../../../../schema/inputRules.json'

/** Help for choosing a first password, or another one. */
export const passwordHelp = `Au moins ${account.password.minLength} caractères. Une phrase que vous retenez convient bien.`
