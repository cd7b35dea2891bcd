import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import type { SiteText } from '../../../../schema/texts/text.ts'
import type { ReadText } from '../../texts/texts.ts'

const faults = [
  formulaires.fauteVide,
  formulaires.fauteJoindre,
  formulaires.fauteEmail,
  formulaires.fauteDocument,
  formulaires.fautePoids,
]

/**
 * What the server says of a field, in the firm’s own words: what it knows of is said by the catalogue, whose defaults are the
 * server’s sentences (`schema/inputRules.json`); the rest as it comes.
 */
export function faultText(message: string, text: ReadText): string {
  const fault = faults.find((one) => isSaidBy(one, message))
  if (fault) return text(fault)
  const [nombre] = /\d[\d\s]*\d|\d/.exec(message) ?? []
  if (nombre !== undefined && isSaidBy(formulaires.fauteLong, message.replace(nombre, '{nombre}')))
    return text(formulaires.fauteLong, { nombre })
  return message
}

function isSaidBy(fault: SiteText, message: string): boolean {
  return spaced(fault.default) === spaced(message)
}

/** Spaces of every kind are the same. */
function spaced(sentence: string): string {
  return sentence.replace(/\s/g, ' ')
}
