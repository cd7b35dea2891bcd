import type { documents_refusal$key } from '../../../__generated__/documents_refusal.graphql.ts'
import { readRefusal } from '../../contenus/documents.ts'
import type { Base } from '../definition/base.ts'
import { fieldNamed } from '../definition/fields.ts'
import type { Definition } from '../definition/definition.ts'
import type { FieldErrors } from './localErrors.ts'

/** How a request to save ended; where somebody else was first, with what he saved. */
export type SaveOutcome =
  | { kind: 'saved'; base: Base }
  | { kind: 'outdated'; current: Base }
  | { kind: 'refused'; errors: FieldErrors; message: string }

/** Somebody has erased the item meanwhile. */
export const goneOutcome: SaveOutcome = {
  kind: 'refused',
  errors: {},
  message: 'Cet élément n’existe plus.',
}

/** What the server found wrong, by field; the rest as one message. */
export function refusedOutcome(
  { champs }: Definition,
  refusal: documents_refusal$key | null | undefined,
): SaveOutcome & { kind: 'refused' } {
  const { fields = [], message = '' } = readRefusal(refusal) ?? {}
  const fautes: Record<string, string> = {}
  const reste: string[] = []
  for (const { field, message: faute } of fields) {
    const nom = fieldNamed(champs, field)
    if (nom) {
      fautes[nom] ??= faute
      if (field.startsWith(`${nom}.`)) fautes[field] ??= faute
    } else reste.push(faute)
  }
  return { kind: 'refused', errors: fautes, message: reste[0] ?? message }
}
