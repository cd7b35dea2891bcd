import { useRef } from 'react'
import type { UploadableMap } from 'relay-runtime'
import { watchUpload } from '../../../relay/upload.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { type Base, baseOf } from '../definition/base.ts'
import { inputOf } from '../definition/fields.ts'
import {
  contentOf,
  type Definition,
  type EditorMutation,
  type EditorResult,
} from '../definition/definition.ts'
import { changedFields } from '../brouillon/merge.ts'
import { type SaveOutcome, refusedOutcome } from './saveOutcome.ts'
import { useSendDraft } from '../brouillon/useSendDraft.ts'
import type { FieldValues } from '../definition/fieldValue.ts'

/** Where what is typed goes: to the item itself, to its draft, or by way of its draft, if it has one, to the item. */
export type SaveTarget = 'element' | 'brouillon' | 'publication'

export type Send = (
  base: Base,
  valeurs: FieldValues,
  noms: readonly string[],
  target: SaveTarget,
) => Promise<SaveOutcome>

interface Creation {
  input: Record<string, unknown>
  files: { uploadables?: UploadableMap }
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Sends what was changed. Fails where the server could not be asked; what it refuses is an answer. */
export function useSend(
  definition: Definition,
  connections: readonly string[],
  onProgression: (part: number) => void,
): Send {
  const [create] = useMutation<EditorMutation>(definition.create)
  const [update] = useMutation<EditorMutation>(definition.update)
  // What was sent first, under its key: a create whose answer was lost is asked for again as it was, and not done twice.
  const creation = useRef<Creation | null>(null)

  const draft = useSendDraft(definition)

  const send: Send = async (base, valeurs, noms, target) => {
    const { element, sharedDraft } = base
    const { input, fichiers } = inputOf(definition.champs, valeurs, noms)
    const uploadables: UploadableMap = fichiers
    for (const fichier of Object.values(fichiers)) watchUpload(fichier, onProgression)
    const plus = Object.keys(fichiers).length > 0 ? { uploadables } : {}
    if (element && (target === 'brouillon' || (target === 'publication' && sharedDraft))) {
      const isToKeep = noms.length > 0 || sharedDraft?.isOutdated === true
      const outcome: SaveOutcome = isToKeep
        ? await draft.keep(base, input, uploadables)
        : { kind: 'saved', base }
      if (target === 'brouillon' || outcome.kind !== 'saved' || !outcome.base.sharedDraft) return outcome
      return draft.publish(outcome.base)
    }
    if (element) {
      const { result } = await update({ variables: { input: { ...input, ...element } }, ...plus })
      return outcomeOf(definition, result)
    }
    const before = creation.current
    const asked = before ?? { input: { ...input, clientMutationId: newKey() }, files: plus }
    creation.current = asked
    const { result } = await create({ variables: { input: asked.input, connections }, ...asked.files })
    const outcome = outcomeOf(definition, result)
    if (outcome.kind === 'refused') {
      // Nothing is made, nor kept under its key: what was typed since goes by another.
      creation.current = null
      return before ? send(base, valeurs, noms, target) : outcome
    }
    if (!before || outcome.kind !== 'saved') return outcome
    // It is as it was first sent: what was typed or emptied since is still to be saved.
    const restent = changedFields(outcome.base.valeurs, valeurs)
    return restent.length > 0 ? send(outcome.base, valeurs, restent, target) : outcome
  }
  return send
}

function outcomeOf(definition: Definition, result: EditorResult): SaveOutcome {
  const { content, current, refusal } = result
  const { champs } = definition
  const contenu = contentOf(definition, content)
  if (contenu) return { kind: 'saved', base: baseOf(champs, contenu) }
  const actuel = contentOf(definition, current)
  if (actuel) return { kind: 'outdated', current: baseOf(champs, actuel) }
  return refusedOutcome(definition, refusal)
}
