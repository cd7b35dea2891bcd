import { useRef } from 'react'
import type { UploadableMap } from 'relay-runtime'
import { watchUpload } from '../../relay/upload.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { champNomme, entreeDe, lireValeurs, type Contenu } from './champs.ts'
import { contenuDe, type Definition, type MutationEditeur, type Resultat } from './definition.ts'
import { changes } from './fusion.ts'
import type { Valeurs } from './valeurs.ts'

/** An item that the server knows. */
export interface Element {
  id: string
  version: number
}

/** How a save ended. */
export type Issue =
  | { genre: 'enregistre'; contenu: Contenu }
  | { genre: 'conflit'; actuel: Contenu }
  | { genre: 'refuse'; fautes: Readonly<Record<string, string>>; message: string }

type Envoyer = (
  element: Element | null,
  valeurs: Valeurs,
  noms: readonly string[],
  onProgression: (part: number) => void,
) => Promise<Issue>

export function elementDe(contenu: Contenu): Element | null {
  const { id, version } = contenu
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : null
}

/** Sends what was changed. Fails where the server could not be asked; what it refuses is an answer. */
export function useEnvoi(definition: Definition, connections: readonly string[]): Envoyer {
  const [create] = useMutation<MutationEditeur>(definition.create)
  const [update] = useMutation<MutationEditeur>(definition.update)
  // One for the life of the form, so that a create whose answer was lost is not done twice.
  const creation = useRef({ cle: '', tentee: false })

  const envoyer: Envoyer = async (element, valeurs, noms, onProgression) => {
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
    const cree = elementDe(issue.contenu)
    const restent = changes(lireValeurs(definition.champs, issue.contenu), valeurs)
    return cree && restent.length > 0 ? envoyer(cree, valeurs, restent, onProgression) : issue
  }
  return envoyer
}

function issueDe(definition: Definition, resultat: Resultat): Issue {
  const { content, current, fields = [], message = '' } = resultat
  const { champs } = definition
  const contenu = contenuDe(definition, content)
  if (contenu) return { genre: 'enregistre', contenu }
  const actuel = contenuDe(definition, current)
  if (actuel) return { genre: 'conflit', actuel }
  const fautes: Record<string, string> = {}
  const reste: string[] = []
  for (const { field, message: faute } of fields) {
    const nom = champNomme(champs, field)
    if (nom) fautes[nom] ??= faute
    else reste.push(faute)
  }
  return { genre: 'refuse', fautes, message: reste[0] ?? message }
}
