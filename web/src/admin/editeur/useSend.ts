import { useRef } from 'react'
import type { UploadableMap } from 'relay-runtime'
import { watchUpload } from '../../relay/upload.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { refusDe } from '../contenus/documents.ts'
import { type Base, baseDe, type Element } from './base.ts'
import { champNomme, entreeDe } from './champs.ts'
import { contenuDe, type Definition, type MutationEditeur, type Resultat } from './definition.ts'
import type { Fautes } from './fautes.ts'
import { changes } from './fusion.ts'
import type { Valeurs } from './valeurs.ts'

/** How a request to save ended; where somebody else was first, with what he saved. */
export type Issue =
  | { genre: 'enregistre'; base: Base }
  | { genre: 'devance'; actuel: Base }
  | { genre: 'refuse'; fautes: Fautes; message: string }

export type Send = (element: Element | null, valeurs: Valeurs, noms: readonly string[]) => Promise<Issue>

/** Sends what was changed. Fails where the server could not be asked; what it refuses is an answer. */
export function useSend(
  definition: Definition,
  connections: readonly string[],
  onProgression: (part: number) => void,
): Send {
  const [create] = useMutation<MutationEditeur>(definition.create)
  const [update] = useMutation<MutationEditeur>(definition.update)
  // One for the life of the form, so that a create whose answer was lost is not done twice.
  const creation = useRef({ cle: '', tentee: false })

  const send: Send = async (element, valeurs, noms) => {
    const { input, fichiers } = entreeDe(definition.champs, valeurs, noms)
    const uploadables: UploadableMap = fichiers
    for (const fichier of Object.values(fichiers)) watchUpload(fichier, onProgression)
    const plus = Object.keys(fichiers).length > 0 ? { uploadables } : {}
    if (element) {
      const { resultat } = await update({ variables: { input: { ...input, ...element } }, ...plus })
      return issueDe(definition, resultat)
    }
    creation.current.cle ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    const { cle, tentee } = creation.current
    creation.current.tentee = true
    const { resultat } = await create({
      variables: { input: { ...input, clientMutationId: cle }, connections },
      ...plus,
    })
    const issue = issueDe(definition, resultat)
    if (issue.genre === 'refuse') creation.current.tentee = tentee
    if (!tentee || issue.genre !== 'enregistre') return issue
    // The answer may be that of an earlier attempt, which did not have what was typed or emptied since.
    const { base } = issue
    const restent = changes(base.valeurs, valeurs)
    return base.element && restent.length > 0 ? send(base.element, valeurs, restent) : issue
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
  const { fields = [], message = '' } = refusDe(refus) ?? {}
  const fautes: Record<string, string> = {}
  const reste: string[] = []
  for (const { field, message: faute } of fields) {
    const nom = champNomme(champs, field)
    if (nom) fautes[nom] ??= faute
    else reste.push(faute)
  }
  return { genre: 'refuse', fautes, message: reste[0] ?? message }
}
