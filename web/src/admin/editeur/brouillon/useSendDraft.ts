import { useRelayEnvironment } from 'react-relay'
import { type UploadableMap, readInlineData } from 'relay-runtime'
import type { sharedDraft_result$key } from '../../../__generated__/sharedDraft_result.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { Base } from '../definition/base.ts'
import type { Definition } from '../definition/definition.ts'
import { goneOutcome, type SaveOutcome, refusedOutcome } from '../saving/saveOutcome.ts'
import type { ContentFields } from '../saving/saveContent.ts'
import {
  discardMutation,
  type DraftMutation,
  keepMutation,
  publishMutation,
  readAgain,
  baseWithDraft,
  draftResult,
} from '../saving/sharedDraft.ts'

interface DraftMutations {
  /** Keeps these fields in the draft. */
  keep(base: Base, content: ContentFields, uploadables: UploadableMap): Promise<SaveOutcome>
  /** Puts the draft in the place of what is online. */
  publish(base: Base): Promise<SaveOutcome>
  drop(base: Base): Promise<SaveOutcome>
}

/** Asks the server for what can be done with the draft that it keeps. */
export function useSendDraft(definition: Definition): DraftMutations {
  const environment = useRelayEnvironment()
  const [keep] = useMutation<DraftMutation>(keepMutation)
  const [publish] = useMutation<DraftMutation>(publishMutation)
  const [drop] = useMutation<DraftMutation>(discardMutation)

  async function outcomeOf({ element }: Base, answer: DraftMutation['response']): Promise<SaveOutcome> {
    const { __typename, refusal } = readInlineData<sharedDraft_result$key>(draftResult, answer.result)
    const isDone = __typename === 'LifecyclePayload'
    if (!isDone && __typename !== 'ConflictError') return refusedOutcome(definition, refusal)
    const node = await readAgain(environment, element?.id ?? '')
    const base = node && baseWithDraft(definition, node)
    if (!base) return goneOutcome
    return isDone ? { kind: 'saved', base } : { kind: 'outdated', current: base }
  }

  return {
    keep: async (base, content, uploadables) => {
      const variables = { input: { content, ...named(base) } }
      const attachments = Object.keys(uploadables).length > 0 ? { uploadables } : {}
      return outcomeOf(base, await keep({ variables, ...attachments }))
    },
    publish: async (base) => outcomeOf(base, await publish({ variables: { input: named(base) } })),
    drop: async (base) => outcomeOf(base, await drop({ variables: { input: named(base) } })),
  }
}

function named({ element, sharedDraft }: Base) {
  return { ...element, draftVersion: sharedDraft?.version ?? null }
}
