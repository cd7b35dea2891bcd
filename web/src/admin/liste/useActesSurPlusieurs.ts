import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { alerter, annoncer, taireEnregistrement, whyNot } from '../messages/messages.ts'
import { useList } from './listContext.ts'
import { countBy } from './place.ts'
import { actOnAll, type ActeSurPlusieurs, takeBack } from './plusieurs.ts'
import { refusEnUnePhrase } from './refusEnUnePhrase.ts'

/** What is said of one that it was done to, and of several. */
const faits: Record<ActeSurPlusieurs, [string, string]> = {
  publish: ['est en ligne', 'sont en ligne'],
  unpublish: ['est hors ligne', 'sont hors ligne'],
  softDelete: ['est dans la corbeille', 'sont dans la corbeille'],
  restore: ['est sorti de la corbeille, hors ligne', 'sont sortis de la corbeille, hors ligne'],
  schedule: ['est programmé', 'sont programmés'],
}

interface Moments {
  publishAt?: string | null
  unpublishAt?: string | null
}

/**
 * Does something with all that is chosen, and says how that went. What was left stays chosen, and so does all of it where
 * the server could not be asked. `recharger` asks for the list anew.
 */
export function useActesSurPlusieurs(recharger: () => unknown) {
  const environment = useRelayEnvironment()
  const { choix, connexion } = useList()
  const [enCours, setEnCours] = useState<ActeSurPlusieurs | null>(null)

  /** Answers with whether the server has done it, if not to all. */
  async function faire(acte: ActeSurPlusieurs, moments: Moments = {}): Promise<boolean> {
    if (enCours) return false
    taireEnregistrement()
    setEnCours(acte)
    const items = [...choix.ids].map((id) => ({ id }))
    const variables = {
      input: { items, ...moments },
      ...(acte === 'softDelete' && { connections: [connexion] }),
    }
    try {
      const { contents, refused = [], entry, message } = await actOnAll(environment, acte, variables)
      if (!contents) {
        alerter(message ?? '')
        return false
      }
      if (acte === 'softDelete')
        commitLocalUpdate(environment, (store) => countBy(store.get(connexion), -contents.length))
      if (refused.length > 0) choix.choisir(refused.map(({ contentId }) => contentId))
      else choix.fermer()
      dire(acte, contents, entry?.id)
      if (refused.length > 0) alerter(refusEnUnePhrase(refused))
      return true
    } catch (error) {
      alerter(whyNot(error))
      return false
    } finally {
      setEnCours(null)
    }
  }

  function dire(
    acte: ActeSurPlusieurs,
    contents: readonly { readonly libelle: string }[],
    entry: string | undefined,
  ): void {
    const [premier] = contents
    if (!premier) return
    const [un, plusieurs] = faits[acte]
    const texte =
      contents.length === 1
        ? `«\u00a0${premier.libelle}\u00a0» ${un}.`
        : `${contents.length.toLocaleString('fr-FR')} éléments ${plusieurs}.`
    annoncer(
      texte,
      entry === undefined ? undefined : { libelle: 'Annuler', faire: () => void annuler(entry) },
    )
  }

  async function annuler(id: string): Promise<void> {
    try {
      const { contents = [], refused = [], message } = await takeBack(environment, id)
      if (message) return alerter(message)
      recharger()
      const remis = contents.length - refused.length
      // What stayed as it is, is named; the others go without saying.
      if (remis > 0 && refused.length === 0)
        annoncer(`${remis > 1 ? 'Tous les éléments sont' : 'L’élément est'} de nouveau comme avant.`)
      if (refused.length > 0) alerter(refusEnUnePhrase(refused))
    } catch (error) {
      alerter(whyNot(error))
    }
  }

  return { enCours, faire }
}
