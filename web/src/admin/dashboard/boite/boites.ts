import { numeroOf } from '../../globalId.ts'
import { longestSearch } from '../../liste/filtres/filtre.ts'

/** The three kinds of things that visitors send: the name of the box, and what one of them is called, and several. */
export const boites = {
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

export type NomDeBoite = keyof typeof boites
export type Typename = (typeof boites)[NomDeBoite]['typename']

/** The name of the box of a type, and the box; undefined for what staff write. */
export function boiteOf(of: string | undefined) {
  return Object.entries(boites).find(([, { typename }]) => typename === of)
}

const tous = { lu: null, status: true, trashed: false }

/** Which of them are listed. */
export const etats = {
  tous: { libelle: 'Tous', ...tous },
  'non-lus': { libelle: 'Non lus', ...tous, lu: false },
  lus: { libelle: 'Lus', ...tous, lu: true },
  classes: { libelle: 'Classés', ...tous, status: false },
  corbeille: { libelle: 'Corbeille', ...tous, status: null, trashed: true },
  /** No messages: what may be robots’ has a list of its own. */
  indesirables: { libelle: 'Indésirables', ...tous },
} as const satisfies Record<
  string,
  { libelle: string; lu: boolean | null; status: boolean | null; trashed: boolean }
>

export type EtatDeBoite = keyof typeof etats

export interface Adresse {
  boite: NomDeBoite
  etat: EtatDeBoite
  q: string
  /** The number of the open one. */
  message: number | null
}

/** Reads `?boite=`, `?etat=`, `?q=` and `?message=`; what makes no sense counts as absent. */
export function adresseOf(search: URLSearchParams): Adresse {
  const boite = search.get('boite') ?? ''
  const etat = search.get('etat') ?? ''
  return {
    boite: isKey(boites, boite) ? boite : 'messages',
    etat: isKey(etats, etat) ? etat : 'tous',
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    message: etat === 'indesirables' ? null : numeroOf(search.get('message')),
  }
}

/** Whether what comes in belongs into the list. */
export function recoit({ etat, q }: Adresse): boolean {
  return (etat === 'tous' || etat === 'non-lus') && q === ''
}

/** Whoever seeks among all does not know where it was put: what is filed and what is in the trash is found as well. */
export function estPartout({ etat, q }: Adresse): boolean {
  return etat === 'tous' && q !== ''
}

/** What the list is asked for. */
export function listeOf(adresse: Adresse) {
  const { boite, etat, q } = adresse
  const everywhere = estPartout(adresse)
  const { lu, status, trashed } = etats[etat]
  return {
    type: boites[boite].type,
    lu,
    status: everywhere ? null : status,
    trashed,
    everywhere,
    indesirables: etat === 'indesirables',
    search: q || null,
  }
}

/** The address of the whole list as a table. */
export function tableauOf(adresse: Adresse): string {
  const { type, lu, status, trashed, everywhere, search } = listeOf(adresse)
  const filtres = Object.entries({ lu, status, trashed, everywhere, search })
  const donnes = filtres.flatMap(([nom, valeur]) => (valeur === null ? [] : [[nom, String(valeur)]]))
  return `/admin/exports/${type.toLowerCase()}.csv?${String(new URLSearchParams(donnes))}`
}

function isKey<T extends object>(of: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(of, key)
}
