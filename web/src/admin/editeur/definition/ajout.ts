import { createContext } from 'react'
import type { Environment } from 'relay-runtime'
import { commit } from '../../../relay/commit.ts'
import { refusDe } from '../../contenus/documents.ts'
import { injoignable } from '../../messages/annonces.ts'
import { types } from '../../types.ts'
import { type Choix, contenuDe, type MutationEditeur, type Option } from './definition.ts'

/** What a form chooses among, and how one more comes to stand there. */
export const Ajout = createContext<{ choix: Choix | undefined; ajouter(option: Option): void }>({
  choix: undefined,
  ajouter() {},
})

/** Makes an item to choose, online at once; or tells in words why not. Fails where the server could not be asked. */
export async function creerOption(
  environment: Environment,
  { type, intitule }: Choix,
  nom: string,
): Promise<Option | string> {
  const genre = await types[type].charger()
  const { resultat } = await commit<MutationEditeur>(environment, genre.create, {
    input: { [intitule]: nom, status: true },
    connections: [],
  })
  const contenu = contenuDe(genre, resultat.content)
  if (contenu) return { id: String(contenu['id']), label: String(contenu['libelle']) }
  const { fields, message } = refusDe(resultat.refus) ?? {}
  return fields?.[0]?.message ?? message ?? injoignable
}
