import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { gestes_entry$data, gestes_entry$key } from '../../__generated__/gestes_entry.graphql.ts'

const entree = graphql`
  fragment gestes_entry on JournalEntry @inline {
    at
    by
    byToken
    door
    act
    version
  }
`

export function lireEntree(cle: gestes_entry$key): gestes_entry$data {
  return readInlineData<gestes_entry$key>(entree, cle)
}

/** What was done to an item, after who did it. */
const gestes: Partial<Record<gestes_entry$data['act'], string>> = {
  CREATE: 'a ajouté',
  PUBLISH: 'a publié',
  UNPUBLISH: 'a mis hors ligne',
  TRASH: 'a mis à la corbeille',
  RESTORE: 'a repris de la corbeille',
  ERASE: 'a supprimé pour de bon',
  REORDER: 'a déplacé',
  SWAP: 'a publié à la place d’un autre',
  SCHEDULE: 'a programmé',
  SAVE_DRAFT: 'a enregistré un brouillon',
  PUBLISH_DRAFT: 'a publié le brouillon',
  DISCARD_DRAFT: 'a abandonné le brouillon',
  SHARE: 'a partagé l’aperçu',
  UNSHARE: 'a retiré un lien d’aperçu',
  FOLLOW: 'a changé avec autre chose',
}

export function gesteDe({ act }: Pick<gestes_entry$data, 'act'>): string {
  return gestes[act] ?? 'a modifié'
}

/** Who it was: a name, or what works without one. */
export function auteurDe({ by, byToken, door }: Pick<gestes_entry$data, 'by' | 'byToken' | 'door'>): string {
  if (by) return byToken || door === 'REST' ? `${by} (par l’API)` : by
  if (door === 'JOB') return 'le programme'
  return door === 'COMMAND' ? 'la ligne de commande du serveur' : 'un visiteur'
}

/** As the first word of a sentence. */
export function enTete(texte: string): string {
  return texte.charAt(0).toUpperCase() + texte.slice(1)
}
