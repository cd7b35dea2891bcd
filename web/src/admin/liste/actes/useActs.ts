import { useRelayEnvironment } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { commitLocalUpdate, type RecordSourceProxy } from 'relay-runtime'
import {
  alerter,
  annoncer,
  isOffering,
  annoncerEnregistrement,
  taireEnregistrement,
  whyNot,
} from '../../messages/annonces.ts'
import { numeroDans } from '../../globalId.ts'
import { checksOf } from '../../relecture/checksOf.ts'
import { act, type Acte, refreshStats } from './actes.ts'
import { adresseAvec } from '../filtres/filtre.ts'
import { estComplet, useList } from '../listContext.ts'
import { countBy, placeOf, putBack, type Place } from '../place.ts'
import { refusalOf } from './refusal.ts'

/** An item and what people call it. */
export interface Sujet {
  id: string
  libelle: string
}

/** How it went: done, refused (and told), or no room left. */
type Issue = 'fait' | 'refuse' | 'complet'

interface Demande {
  replace?: string
  asBefore?: boolean
}

/** What the rows of a list can do. Each says itself what went wrong; the promise tells whether it went well. */
export function useActs() {
  const environment = useRelayEnvironment()
  const { connexion, stats } = useList()
  const { search, navigate } = usePageLocation()

  async function faire(acte: Acte, { id, libelle }: Sujet, demande: Demande = {}): Promise<Issue> {
    taireEnregistrement()
    const isLeaving = acte === 'softDelete' || acte === 'erase'
    const variables = { input: { id, ...demande }, ...(isLeaving && { connections: [connexion] }) }
    try {
      const result = await act(environment, acte, variables)
      if (result.__typename === 'LifecyclePayload') return 'fait'
      if (result.__typename === 'ActiveLimitError') {
        // Somebody was quicker: counter and buttons follow, and nothing is said.
        await refreshStats(environment, stats.id)
        return 'complet'
      }
      alerter(refusalOf(result, libelle))
    } catch (error) {
      alerter(whyNot(error))
    }
    return 'refuse'
  }

  function local(update: (store: RecordSourceProxy) => unknown): void {
    commitLocalUpdate(environment, (store) => void update(store))
  }

  /** Lets a row go; answers with where it stood. */
  async function leave(acte: 'softDelete' | 'erase', sujet: Sujet): Promise<Place | null> {
    let place: Place | null = null
    local((store) => (place = placeOf(store, connexion, sujet.id)))
    if ((await faire(acte, sujet)) !== 'fait') return null
    local((store) => countBy(store.get(connexion), -1))
    return place
  }

  async function annuler(sujet: Sujet, place: Place): Promise<void> {
    let issue = await faire('restore', sujet, { asBefore: true })
    const isTaken = issue === 'complet'
    if (isTaken) issue = await faire('restore', sujet)
    if (issue !== 'fait') return
    local((store) => putBack(store, place, sujet.id, 'ContentEdge'))
    annoncer(
      `«\u00a0${sujet.libelle}\u00a0» est de retour${isTaken ? ', hors ligne\u00a0: sa place est prise' : ''}.`,
    )
  }

  /** What is said of an item that is offline offers to publish it, where there is room, and then how that went. */
  function direHorsLigne(sujet: Sujet, fait: string): void {
    const nom = `«\u00a0${sujet.libelle}\u00a0»`
    const offre = { libelle: 'Publier', faire: () => void mettreEnLigne(sujet) }
    annoncerEnregistrement(`${nom} ${fait}`, estComplet(stats) ? undefined : offre)
  }

  async function mettreEnLigne(sujet: Sujet): Promise<void> {
    const nom = `«\u00a0${sujet.libelle}\u00a0»`
    const issue = await faire('publish', sujet)
    if (issue === 'fait' && !(await direRemarques(sujet))) annoncer(`${nom} est en ligne.`)
    if (issue === 'complet') alerter(`${nom} reste hors ligne\u00a0: sa place vient d’être prise.`)
  }

  /** Tells of what is to be seen to in an item that has just gone online; answers whether there is anything. */
  async function direRemarques({ id, libelle }: Sujet): Promise<boolean> {
    // What it says more than that the item is online can wait for the check of the whole site.
    const remarks = await checksOf(environment, id).catch(() => null)
    if (!remarks) return false
    annoncer(`«\u00a0${libelle}\u00a0» est en ligne. Il reste à revoir.`, {
      libelle: 'Voir quoi',
      faire: () => navigate(adresseAvec(search, { modifier: numeroDans(id) })),
    })
    return true
  }

  return {
    mettreEnLigne,
    direHorsLigne,
    async publier(sujet: Sujet): Promise<void> {
      // What can still be taken back is not covered: the check of the whole site tells of the rest.
      if ((await faire('publish', sujet)) === 'fait' && !isOffering()) void direRemarques(sujet)
    },
    depublier: (sujet: Sujet) => faire('unpublish', sujet),

    async restaurer(sujet: Sujet): Promise<void> {
      if ((await faire('restore', sujet)) === 'fait')
        direHorsLigne(sujet, 'est sorti de la corbeille, hors ligne.')
    },

    async supprimer(sujet: Sujet): Promise<void> {
      const place = await leave('softDelete', sujet)
      if (!place) return
      annoncer(`«\u00a0${sujet.libelle}\u00a0» est dans la corbeille.`, {
        libelle: 'Annuler',
        faire: () => void annuler(sujet, place),
      })
    },

    async effacer(sujet: Sujet): Promise<boolean> {
      const gone = (await leave('erase', sujet)) !== null
      if (gone) annoncer(`«\u00a0${sujet.libelle}\u00a0» est effacé pour de bon.`)
      return gone
    },

    async remplacer(sujet: Sujet, replace: Sujet): Promise<boolean> {
      if ((await faire('swap', sujet, { replace: replace.id })) !== 'fait') return false
      // The server's answer is about the one that is active now.
      local((store) => store.get(replace.id)?.setValue(false, 'status'))
      annoncer(`«\u00a0${sujet.libelle}\u00a0» remplace «\u00a0${replace.libelle}\u00a0».`)
      return true
    },
  }
}
