import { databaseIdOf } from '../../globalId.ts'
import { longestSearch } from '../../liste/filtres/listFilter.ts'

/** The three kinds of things that visitors send: the name of the box, and what one of them is called, and several. */
export const inboxes = {
  messages: {
    type: 'CONTACT',
    typename: 'Contact',
    libelle: 'Messages',
    un: 'Message',
    plusieurs: 'Messages',
  },
  devis: {
    type: 'DEVIS',
    typename: 'Devis',
    libelle: 'Devis',
    un: 'Demande de devis',
    plusieurs: 'Demandes de devis',
  },
  candidatures: {
    type: 'CARRIERE',
    typename: 'Carriere',
    libelle: 'Candidatures',
    un: 'Candidature',
    plusieurs: 'Candidatures',
  },
} as const

export type InboxName = keyof typeof inboxes
export type Typename = (typeof inboxes)[InboxName]['typename']

/** The name of the box of a type, and the box; undefined for what staff write. */
export function inboxOf(of: string | undefined) {
  return Object.entries(inboxes).find(([, { typename }]) => typename === of)
}

const all = { lu: null, status: true, trashed: false }

/** Which of them are listed. */
export const inboxStates = {
  tous: { libelle: 'Tous', ...all },
  'non-lus': { libelle: 'Non lus', ...all, lu: false },
  lus: { libelle: 'Lus', ...all, lu: true },
  classes: { libelle: 'Classés', ...all, status: false },
  corbeille: { libelle: 'Corbeille', ...all, status: null, trashed: true },
  /** No messages: what may be robots’ has a list of its own. */
  indesirables: { libelle: 'Indésirables', ...all },
} as const satisfies Record<
  string,
  { libelle: string; lu: boolean | null; status: boolean | null; trashed: boolean }
>

export type InboxState = keyof typeof inboxStates

export interface InboxQuery {
  boite: InboxName
  etat: InboxState
  q: string
  /** The number of the open one. */
  message: number | null
}

/** Reads `?boite=`, `?etat=`, `?q=` and `?message=`; what makes no sense counts as absent. */
export function inboxQueryOf(search: URLSearchParams): InboxQuery {
  const boite = search.get('boite') ?? ''
  const etat = search.get('etat') ?? ''
  return {
    boite: isKey(inboxes, boite) ? boite : 'messages',
    etat: isKey(inboxStates, etat) ? etat : 'tous',
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    message: etat === 'indesirables' ? null : databaseIdOf(search.get('message')),
  }
}

/** Whether what comes in belongs into the list. */
export function receivesNew({ etat, q }: InboxQuery): boolean {
  return (etat === 'tous' || etat === 'non-lus') && q === ''
}

/** Whether filed messages and those in the trash are found as well: a search among all does not know where one was put. */
export function isEverywhere({ etat, q }: InboxQuery): boolean {
  return etat === 'tous' && q !== ''
}

/** What the list is asked for. */
export function listArguments(adresse: InboxQuery) {
  const { boite, etat, q } = adresse
  const everywhere = isEverywhere(adresse)
  const { lu, status, trashed } = inboxStates[etat]
  return {
    type: inboxes[boite].type,
    lu,
    status: everywhere ? null : status,
    trashed,
    everywhere,
    indesirables: etat === 'indesirables',
    search: q || null,
  }
}

/** The address of the whole list as a table. */
export function inboxConnectionId(adresse: InboxQuery): string {
  const { type, lu, status, trashed, everywhere, search } = listArguments(adresse)
  const filtres = Object.entries({ lu, status, trashed, everywhere, search })
  const donnes = filtres.flatMap(([nom, valeur]) => (valeur === null ? [] : [[nom, String(valeur)]]))
  return `/admin/exports/${type.toLowerCase()}.csv?${String(new URLSearchParams(donnes))}`
}

function isKey<T extends object>(of: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(of, key)
}
