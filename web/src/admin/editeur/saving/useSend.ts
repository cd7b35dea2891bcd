import { useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment, UploadableMap } from 'relay-runtime'
import { watchUpload } from '../../../relay/upload.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { type Base, baseOf } from '../definition/base.ts'
import type { Definition } from '../definition/definition.ts'
import { readItem } from '../definition/item.ts'
import { changedFields } from '../brouillon/merge.ts'
import { contentOf, type NewRowIn, noNewRow, type SaveContent, saveMutation } from './saveContent.ts'
import { goneOutcome, type SaveOutcome, refusedOutcome } from './saveOutcome.ts'
import { readAgain } from './sharedDraft.ts'
import { useSendDraft } from '../brouillon/useSendDraft.ts'
import type { FieldValues } from '../definition/fieldValue.ts'

/** The goal of what is typed: the item itself, its draft, or by way of its draft, if it has one, the item. */
export type SaveTarget = 'element' | 'brouillon' | 'publication'

export type Send = (
  base: Base,
  values: FieldValues,
  names: readonly string[],
  target: SaveTarget,
) => Promise<SaveOutcome>

interface Creation {
  input: SaveContent['variables']['input']
  files: { uploadables?: UploadableMap }
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Sends what was changed. Fails where the server could not be asked; what it refuses is an answer. */
export function useSend(
  definition: Definition,
  newRowIn: NewRowIn,
  onProgression: (part: number) => void,
): Send {
  const environment = useRelayEnvironment()
  const [save] = useMutation<SaveContent>(saveMutation)
  // What was sent first, under its key: a create whose answer was lost is asked for again as it was, and not done twice.
  const creation = useRef<Creation | null>(null)

  const draft = useSendDraft(definition)

  const send: Send = async (base, values, names, target) => {
    const { element, sharedDraft } = base
    const { content, uploadables } = contentOf(definition, values, names)
    for (const file of Object.values(uploadables)) watchUpload(file, onProgression)
    const attachments = Object.keys(uploadables).length > 0 ? { uploadables } : {}
    if (element && (target === 'brouillon' || (target === 'publication' && sharedDraft))) {
      const isToKeep = names.length > 0 || sharedDraft?.isOutdated === true
      const outcome: SaveOutcome = isToKeep
        ? await draft.keep(base, content, uploadables)
        : { kind: 'saved', base }
      if (target === 'brouillon' || outcome.kind !== 'saved' || !outcome.base.sharedDraft) return outcome
      return draft.publish(outcome.base)
    }
    if (element) {
      const { result } = await save({
        variables: { input: { content, ...element }, ...noNewRow },
        ...attachments,
      })
      return outcomeOf(environment, definition, result)
    }
    const before = creation.current
    const asked = before ?? { input: { content, clientMutationId: newKey() }, files: attachments }
    creation.current = asked
    const { result } = await save({ variables: { input: asked.input, ...newRowIn }, ...asked.files })
    const outcome = await outcomeOf(environment, definition, result)
    if (outcome.kind === 'refused') {
      // Nothing is made, nor kept under its key: what was typed since goes by another.
      creation.current = null
      return before ? send(base, values, names, target) : outcome
    }
    if (!before || outcome.kind !== 'saved') return outcome
    // It is as it was first sent: what was typed or emptied since is still to be saved.
    const remaining = changedFields(outcome.base.valeurs, values)
    return remaining.length > 0 ? send(outcome.base, values, remaining, target) : outcome
  }
  return send
}

async function outcomeOf(
  environment: Environment,
  definition: Definition,
  { content, current, refusal }: SaveContent['response']['result'],
): Promise<SaveOutcome> {
  const { champs } = definition
  const saved = readItem(definition, content?.item)
  if (saved) return { kind: 'saved', base: baseOf(champs, saved) }
  if (!current) return refusedOutcome(definition, refusal)
  const latest = readItem(definition, (await readAgain(environment, current.id))?.item)
  return latest ? { kind: 'outdated', current: baseOf(champs, latest) } : goneOutcome
}
