import { slugOf } from '../../../../../schema/content/fields/slugOf.ts'
import { degres } from '../position/lirePosition.ts'
import {
  cadrageDe,
  listeDe,
  photoDe,
  positionDe,
  texteDe,
  type Position,
  type Valeur,
  type Valeurs,
} from './valeurs.ts'

/** An item as the server answers it, whatever its type. */
export type Contenu = Readonly<Record<string, unknown>>

type Genre =
  | 'ligne'
  | 'paragraphe'
  | 'riche'
  | 'nombre'
  | 'email'
  | 'tel'
  | 'url'
  | 'adresse'
  | 'choix'
  | 'choixMultiple'
  | 'case'
  | 'photo'
  | 'cadrage'
  | 'position'

/** A field of a form: how it is shown, and how it is read from an item and written to a mutation's input. */
export interface Champ {
  genre: Genre
  label: string
  aide?: string
  requis?: boolean
  /** Where the address leads: `/projets/`. */
  chemin?: string
  /** What the address begins with where the name has no letter. */
  souche?: string
  /** A choice is kept as the option's label, not its id. */
  parLabel?: boolean
  /** The other fields that its input looks at. */
  voisins?: readonly string[]
  /** Names that the server gives to what this field holds, where its own name is not one. */
  noms?: readonly string[]
  lire(contenu: Contenu, nom: string): Valeur
  entree(valeur: Valeur, nom: string): Record<string, unknown>
  /** What is wrong with it, where the server could not even be asked. */
  faute?(valeur: Valeur): string | null
}

export type Champs = Readonly<Record<string, Champ>>

type Facultatif = Partial<Pick<Champ, 'aide' | 'requis' | 'chemin' | 'souche' | 'parLabel'>>

function texte(genre: Genre) {
  return (label: string, plus: Facultatif = {}): Champ => ({
    genre,
    label,
    ...plus,
    lire: (contenu, nom) => chaine(contenu[nom]),
    entree: (valeur, nom) => ({ [nom]: texteDe(valeur) }),
  })
}

export const ligne = texte('ligne')
export const paragraphe = texte('paragraphe')
export const riche = texte('riche')
export const email = texte('email')
export const tel = texte('tel')
export const url = texte('url')
export const choix = texte('choix')

/** The last part of a page's address: what is typed becomes one; nothing leaves it to the name. */
export function adresse(label: string, plus: Facultatif & { chemin: string; souche: string }): Champ {
  return {
    ...texte('adresse')(label, plus),
    voisins: ['nom'],
    entree: (valeur, nom) => ({ [nom]: adresseDe(texteDe(valeur), plus.souche) }),
  }
}

/** The address that a text gives, as the server makes one of a name; none for none. */
export function adresseDe(texte: string, souche: string): string {
  return texte.trim() && slugOf(texte, souche)
}

export function nombre(label: string, plus: Facultatif = {}): Champ {
  return {
    genre: 'nombre',
    label,
    ...plus,
    lire: (contenu, nom) => chaine(contenu[nom]),
    entree: (valeur, nom) => ({ [nom]: texteDe(valeur).trim() === '' ? null : Number(texteDe(valeur)) }),
    faute: (valeur) =>
      /^\s*(?:-?\d{1,9}\s*)?$/.test(texteDe(valeur)) ? null : 'Ce champ doit être un nombre entier.',
  }
}

/** One item of another type: its id is kept. */
export function choixLie(label: string, plus: Facultatif = {}): Champ {
  return { ...choix(label, plus), lire: (contenu, nom) => idDe(contenu[nom]) }
}

export function choixMultiple(label: string, plus: Facultatif = {}): Champ {
  return {
    genre: 'choixMultiple',
    label,
    ...plus,
    lire: (contenu, nom) => {
      const lies = contenu[nom]
      return Array.isArray(lies) ? lies.map(idDe).sort() : []
    },
    entree: (valeur, nom) => ({ [nom]: listeDe(valeur) }),
  }
}

export function coche(label: string, plus: Facultatif = {}): Champ {
  return {
    genre: 'case',
    label,
    ...plus,
    lire: (contenu, nom) => contenu[nom] === true,
    entree: (valeur, nom) => ({ [nom]: valeur === true }),
  }
}

/** A picture, its description and what its crops must keep: three fields, shown as one. */
export function photo<Nom extends string>(
  nom: Nom,
  label: string,
  plus?: Facultatif,
): Readonly<Record<Nom | `${Nom}Alt` | `${Nom}Focal`, Champ>>
export function photo(nom: string, label: string, plus: Facultatif = {}): Champs {
  const lue = (contenu: Contenu) => objet(contenu[nom])
  return {
    [nom]: {
      genre: 'photo',
      label,
      ...plus,
      voisins: [`${nom}Alt`, `${nom}Focal`],
      lire: (contenu) => ({ fichier: null, adresse: chaine(lue(contenu)['url']) || null }),
      // A file goes beside the operation; here it stands as null, which removes the picture where there is none.
      entree: () => ({ [nom]: null }),
    },
    [`${nom}Alt`]: {
      ...ligne('Description de l’image', {
        aide: 'Ce que l’image montre, pour qui ne la voit pas. Vide si elle n’est que décorative.',
      }),
      lire: (contenu) => chaine(lue(contenu)['alt']),
    },
    [`${nom}Focal`]: {
      genre: 'cadrage',
      label: 'Point à garder',
      noms: [`${nom}FocalX`, `${nom}FocalY`],
      lire: (contenu) => {
        const { focalX, focalY } = lue(contenu)
        return typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null
      },
      entree: (valeur) => {
        const cadrage = cadrageDe(valeur)
        return { [`${nom}FocalX`]: cadrage?.x ?? null, [`${nom}FocalY`]: cadrage?.y ?? null }
      },
    },
  }
}

export function position(label: string, plus: Facultatif = {}): Champ {
  return {
    genre: 'position',
    label,
    ...plus,
    voisins: ['lieu'],
    noms: ['latitude', 'longitude'],
    lire: ({ latitude, longitude }) => ({ latitude: decimal(latitude), longitude: decimal(longitude) }),
    entree: (valeur) => {
      const { latitude, longitude } = positionDe(valeur)
      return { latitude: degres(latitude, 'latitude'), longitude: degres(longitude, 'longitude') }
    },
    faute: (valeur) => fautePosition(positionDe(valeur)),
  }
}

/** As people write it, with a comma. */
function decimal(nombre: unknown): string {
  return chaine(nombre).replace('.', ',')
}

function fautePosition({ latitude, longitude, utm }: Position): string | null {
  if (latitude.trim() === '' && longitude.trim() === '')
    return utm && (utm.est.trim() || utm.nord.trim())
      ? 'Indiquez l’est et le nord en mètres, par exemple 388283 et 592550.'
      : null
  const [lat, lon] = [degres(latitude, 'latitude'), degres(longitude, 'longitude')]
  if (lat === null || lon === null)
    return 'Indiquez la latitude et la longitude en degrés, par exemple 5,3599 et -4,0083.'
  if (Math.abs(lat) > 90) return 'La latitude doit être comprise entre -90 et 90.'
  if (Math.abs(lon) > 180) return 'La longitude doit être comprise entre -180 et 180.'
  return null
}

/** The values of an item; of a new one, empty. */
export function lireValeurs(champs: Champs, contenu: Contenu): Valeurs {
  return Object.fromEntries(Object.entries(champs).map(([nom, champ]) => [nom, champ.lire(contenu, nom)]))
}

/** A mutation's input: the named fields alone, and the files that go beside it. */
export function entreeDe(
  champs: Champs,
  valeurs: Valeurs,
  noms: readonly string[],
): { input: Record<string, unknown>; fichiers: Record<string, File> } {
  const input: Record<string, unknown> = {}
  const fichiers: Record<string, File> = {}
  for (const nom of noms) {
    const valeur = valeurs[nom] ?? null
    Object.assign(input, champs[nom]?.entree(valeur, nom))
    const { fichier } = photoDe(valeur)
    if (fichier) fichiers[`input.${nom}`] = fichier
  }
  return { input, fichiers }
}

/** The field that shows what the server says of one of its own. */
export function champNomme(champs: Champs, nomServeur: string): string | undefined {
  const tete = nomServeur.split('.')[0] ?? ''
  if (champs[tete]) return tete
  return Object.keys(champs).find((nom) => champs[nom]?.noms?.includes(tete))
}

function chaine(valeur: unknown): string {
  return typeof valeur === 'string' || typeof valeur === 'number' ? String(valeur) : ''
}

export function objet(valeur: unknown): Contenu {
  return typeof valeur === 'object' && valeur !== null ? { ...valeur } : {}
}

/** Of an item, or as a draft names it. */
function idDe(valeur: unknown): string {
  return typeof valeur === 'string' ? valeur : chaine(objet(valeur)['id'])
}
