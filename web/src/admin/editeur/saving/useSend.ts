import { useRef } from 'react'
import type { UploadableMap } from 'relay-runtime'
import { watchUpload } from '../../../relay/upload.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { type Base, baseDe } from '../definition/base.ts'
import { entreeDe } from '../definition/champs.ts'
import { contenuDe, type Definition, type MutationEditeur, type Resultat } from '../definition/definition.ts'
import { changes } from '../brouillon/fusion.ts'
import { type Issue, refusee } from './issue.ts'
import { useSendDraft } from '../brouillon/useSendDraft.ts'
import type { Valeurs } from '../definition/valeurs.ts'

/** Where what is typed goes: to the item itself, to its draft, or by way of its draft, if it has one, to the item. */
export type Voie = 'element' | 'brouillon' | 'publication'

export type Send = (base: Base, valeurs: Valeurs, noms: readonly string[], voie: Voie) => Promise<Issue>

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
  const [create] = useMutation<MutationEditeur>(definition.create)
  const [update] = useMutation<MutationEditeur>(definition.update)
  // What was sent first, under its key: a create whose answer was lost is asked for again as it was, and not done twice.
  const creation = useRef<Creation | null>(null)

  const draft = useSendDraft(definition)

  const send: Send = async (base, valeurs, noms, voie) => {
    const { element, prepare } = base
    const { input, fichiers } = entreeDe(definition.champs, valeurs, noms)
    const uploadables: UploadableMap = fichiers
    for (const fichier of Object.values(fichiers)) watchUpload(fichier, onProgression)
    const plus = Object.keys(fichiers).length > 0 ? { uploadables } : {}
    if (element && (voie === 'brouillon' || (voie === 'publication' && prepare))) {
      const isToKeep = noms.length > 0 || prepare?.depasse === true
      const issue: Issue = isToKeep
        ? await draft.keep(base, input, uploadables)
        : { genre: 'enregistre', base }
      if (voie === 'brouillon' || issue.genre !== 'enregistre' || !issue.base.prepare) return issue
      return draft.publish(issue.base)
    }
    if (element) {
      const { resultat } = await update({ variables: { input: { ...input, ...element } }, ...plus })
      return issueDe(definition, resultat)
    }
    const before = creation.current
    const asked = before ?? { input: { ...input, clientMutationId: newKey() }, files: plus }
    creation.current = asked
    const { resultat } = await create({ variables: { input: asked.input, connections }, ...asked.files })
    const issue = issueDe(definition, resultat)
    if (issue.genre === 'refuse') {
      // Nothing is made, nor kept under its key: what was typed since goes by another.
      creation.current = null
      return before ? send(base, valeurs, noms, voie) : issue
    }
    if (!before || issue.genre !== 'enregistre') return issue
    // It is as it was first sent: what was typed or emptied since is still to be saved.
    const restent = changes(issue.base.valeurs, valeurs)
    return restent.length > 0 ? send(issue.base, valeurs, restent, voie) : issue
  }
  return send
}

function issueDe(definition: Definition, resultat: Resultat): Issue {
  const { content, current, refus } = resultat
  const { champs } = definition
  const contenu = contenuDe(definition, content)
  if (contenu) return { genre: 'enregistre', base: baseDe(champs, contenu) }
  const actuel = contenuDe(definition, current)
  if (actuel) return { genre: 'devance', actuel: baseDe(champs, actuel) }
  return refusee(definition, refus)
}
