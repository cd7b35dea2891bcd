import type { Rule } from './rules.ts'

/** What goes with every form: see visitorFields of the schema. */
export interface Traces {
  clientMutationId: string
  siteWeb: string
}

export function textValue(donnees: FormData, nom: string): string {
  const valeur = donnees.get(nom)
  return typeof valeur === 'string' ? valeur : ''
}

/** What is in each field that has a rule. */
export function textValues<Noms extends string>(
  regles: Readonly<Record<Noms, Rule>>,
  donnees: FormData,
): Record<Noms, string> {
  const textes = Object.fromEntries(Object.keys(regles).map((nom) => [nom, textValue(donnees, nom)]))
  // Its keys are those of the rules, which the type of entries does not tell.
  return textes as Record<Noms, string>
}

/** A field for a file that was left empty gives one without name and content. */
export function fileValues(donnees: FormData): File[] {
  return [...donnees.values()].flatMap((valeur) =>
    valeur instanceof File && valeur.name !== '' ? [valeur] : [],
  )
}

/** One filling in of a form, sent however often; randomUUID is for secure contexts alone. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('')
}
