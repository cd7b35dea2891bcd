import { useRelayEnvironment } from 'react-relay'
import { type UploadableMap, readInlineData } from 'relay-runtime'
import type { prepare_resultat$key } from '../../../__generated__/prepare_resultat.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { Base } from '../definition/base.ts'
import type { Definition } from '../definition/definition.ts'
import { type Issue, refusee } from '../saving/issue.ts'
import { abandonner, type MutationPreparee, publier, relire, resultat } from '../saving/prepare.ts'

interface Sends {
  /** Keeps these fields in the draft. */
  keep(base: Base, input: object, uploadables: UploadableMap): Promise<Issue>
  /** Puts the draft in the place of what is online. */
  publish(base: Base): Promise<Issue>
  drop(base: Base): Promise<Issue>
}

/** Asks the server for what can be done with the draft that it keeps. */
export function useSendDraft(definition: Definition): Sends {
  const environment = useRelayEnvironment()
  const [keep] = useMutation<MutationPreparee>(definition.garder)
  const [publish] = useMutation<MutationPreparee>(publier)
  const [drop] = useMutation<MutationPreparee>(abandonner)

  async function issueOf({ element }: Base, answer: MutationPreparee['response']): Promise<Issue> {
    const { __typename, refus } = readInlineData<prepare_resultat$key>(resultat, answer.resultat)
    const isDone = __typename === 'LifecyclePayload'
    if (!isDone && __typename !== 'ConflictError') return refusee(definition, refus)
    const base = await relire(environment, definition, element?.id ?? '')
    if (!base) return { genre: 'refuse', fautes: {}, message: 'Cet élément n’existe plus.' }
    return isDone ? { genre: 'enregistre', base } : { genre: 'devance', actuel: base }
  }

  return {
    keep: async (base, input, uploadables) => {
      const variables = { input: { ...input, ...named(base) } }
      const plus = Object.keys(uploadables).length > 0 ? { uploadables } : {}
      return issueOf(base, await keep({ variables, ...plus }))
    },
    publish: async (base) => issueOf(base, await publish({ variables: { input: named(base) } })),
    drop: async (base) => issueOf(base, await drop({ variables: { input: named(base) } })),
  }
}

function named({ element, prepare }: Base) {
  return { ...element, draftVersion: prepare?.version ?? null }
}
