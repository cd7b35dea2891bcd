import type { Rule } from './rules.ts'

/** What goes with every form: see visitorFields of the schema. */
export interface Traces {
  clientMutationId: string
  siteWeb: string
}

export function textValue(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What is in each field that has a rule. */
export function textValues<Noms extends string>(
  rules: Readonly<Record<Noms, Rule>>,
  data: FormData,
): Record<Noms, string> {
  const texts = Object.fromEntries(Object.keys(rules).map((name) => [name, textValue(data, name)]))
  // Its keys are those of the rules, which the type of entries does not tell.
  return texts as Record<Noms, string>
}

/** A field for a file that was left empty gives one without name and content. */
export function fileValues(data: FormData): File[] {
  return [...data.values()].flatMap((value) => (value instanceof File && value.name !== '' ? [value] : []))
}

/** One filling in of a form, sent however often; randomUUID is for secure contexts alone. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
