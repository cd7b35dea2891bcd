import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { annuler } from '../journal/annuler.ts'
import { retirer } from '../liste/place.ts'
import { alerter, annoncer, taireEnregistrement, whyNot } from '../messages/annonces.ts'
import { type Refuse, refusEnUnePhrase } from './refusEnUnePhrase.ts'
import type { Choix } from './useSelection.ts'

/** What became of all that was chosen. */
export interface Suite {
  /** What it was done to. */
  ids: readonly string[]
  /** What the first of them is called. */
  libelle: string | undefined
  refuses: readonly (Refuse & { readonly contentId: string })[]
  /** The line of the journal by which it is taken back. */
  entree: string | undefined
  /** Why not all that is planned would be done now. */
  obstacle?: string | null | undefined
}

/** What is done with all that is chosen. */
export interface Ensemble {
  /** Asks the server; a text is what that says against it. */
  demander(ids: readonly string[]): Promise<Suite | string>
  /** What is said of one that it was done to, and of several. */
  dit: readonly [string, string]
  /** It leaves the list. */
  part: boolean
}

/**
 * Does something with all that is chosen, and says how that went. What was left stays chosen, and so does all of it where
 * the server could not be asked. `recharger` asks for the list anew.
 */
export function useBulkAct(choix: Choix, connexion: string, recharger?: () => void) {
  const environment = useRelayEnvironment()
  const [enCours, setEnCours] = useState(false)

  /** Answers with whether the server has done it, if not to all. */
  async function faire({ demander, dit, part }: Ensemble): Promise<boolean> {
    if (enCours) return false
    taireEnregistrement()
    setEnCours(true)
    try {
      const suite = await demander([...choix.ids])
      if (typeof suite === 'string') {
        alerter(suite)
        return false
      }
      const { ids, refuses, obstacle } = suite
      if (part) commitLocalUpdate(environment, (store) => retirer(store, connexion, ids))
      if (refuses.length > 0) choix.choisir(refuses.map(({ contentId }) => contentId))
      else choix.fermer(part ? ids : [])
      if (ids.length > 0) dire(suite, dit)
      if (refuses.length > 0) alerter(refusEnUnePhrase(refuses))
      if (obstacle) alerter(`Tout ne serait pas publié aujourd’hui. ${obstacle}`)
      return true
    } catch (error) {
      alerter(whyNot(error))
      return false
    } finally {
      setEnCours(false)
    }
  }

  function dire({ ids, libelle, entree }: Suite, [un, plusieurs]: Ensemble['dit']): void {
    const seul = libelle === undefined ? 'L’élément' : `«\u00a0${libelle}\u00a0»`
    const nom = ids.length === 1 ? seul : `${ids.length.toLocaleString('fr-FR')} éléments`
    const sujet = { id: entree ?? '', nom, items: ids.length }
    annoncer(
      `${nom} ${ids.length === 1 ? un : plusieurs}.`,
      entree === undefined
        ? undefined
        : {
            libelle: 'Annuler',
            faire: () => void annuler(environment, sujet).then((done) => done && recharger?.()),
          },
    )
  }

  return { enCours, faire }
}
