import { champNomme } from '../editeur/champs.ts'
import type { Definition, Option } from '../editeur/definition.ts'
import { globalId } from '../globalId.ts'
import { types } from '../types.ts'

interface Change {
  readonly field: string
  readonly before: string | null | undefined
  readonly told: boolean
}

/** What the editors have no field for. */
const autres: Readonly<Record<string, string>> = {
  status: 'État',
  softdelete: 'Corbeille',
  ordre: 'Place',
  faqId: 'Section',
  services: 'Services',
  formerSlugs: 'Anciennes adresses',
}

/** A field of the journal in the words of its editor, and what it held, as plain text. */
export function valeurAvant(
  { field, before, told }: Change,
  definition: Definition,
  options: (nom: string) => readonly Option[],
): { nom: string; avant: string } {
  const cle = champNomme(definition.champs, field)
  const champ = cle === undefined ? undefined : definition.champs[cle]
  const nom = champ?.label ?? autres[field] ?? field
  const dire = (): string => {
    if (!told) return 'valeur effacée'
    if (before === null || before === undefined || before === '') return 'vide'
    if (field === 'status') return before === 'true' ? 'en ligne' : 'hors ligne'
    if (field === 'softdelete' || champ?.genre === 'case') return before === 'true' ? 'oui' : 'non'
    if (field === 'categories') return categories(before, definition, options(field))
    if (field === 'formerSlugs' || field === 'services') return listeDe(before).join(', ')
    if (champ?.genre === 'photo') return 'une autre image'
    if (champ?.genre === 'cadrage') return `${Math.round(Number(before) * 100)}\u00a0%`
    return champ?.genre === 'riche' ? texteDuHtml(before) : before
  }
  return { nom, avant: dire() }
}

function categories(before: string, { choix }: Definition, options: readonly Option[]): string {
  const type = choix && types[choix.type].type
  return listeDe(before)
    .map((id) => {
      const option = options.find((une) => type && une.id === globalId(type, id))
      return option?.label ?? `n°\u00a0${id}`
    })
    .join(', ')
}

function listeDe(json: string): string[] {
  const liste: unknown = JSON.parse(json)
  return Array.isArray(liste) ? liste.map(String) : []
}

/** The browser reads it as it would a page, and runs nothing of it. */
function texteDuHtml(html: string): string {
  const lu = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d|tr)>|<br>/g, '$&\n'), 'text/html')
  return (lu.body.textContent ?? '').trim()
}
