import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import { adresseDuSite, pays, situeIn, villeIn } from '../../../schema/content/fields/adresse.ts'
import type { bureau_entreprise$key } from '../__generated__/bureau_entreprise.graphql.ts'
import { formatCoordinates } from './degres.ts'

/** A longer name has no room on a map. */
const longestRepere = 24
/** Where the address is that is shown until the company has one of its own. */
const placeDuSite = { latitude: 5.35, longitude: -3.97 }

/** The office's place, in all the ways that pages say it. */
export interface Office {
  /** Lines as on an envelope. */
  lignes: readonly string[]
  /** The address on one line. */
  adresse: string
  /** The same without the country. */
  dansLePays: string
  /** The same without town and country. */
  rue: string
  /** Null where the address names no town that one knows. */
  ville: string | null
  /** « à Abidjan » */
  situe: string
  /** What maps call it; null where its address begins with no name that is short enough. */
  repere: string | null
  place: { latitude: number; longitude: number } | null
  /** Its place as maps write it. */
  degres: ReturnType<typeof formatCoordinates>
}

/** The company's office: what it says itself, else what the site says of it. */
export function officeOf(entreprise: bureau_entreprise$key): Office {
  const { adresse, latitude, longitude } = readInlineData(
    graphql`
      fragment bureau_entreprise on Entreprise @inline {
        adresse
        latitude
        longitude
      }
    `,
    entreprise,
  )
  const place = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
  return locateOffice(adresse ?? adresseDuSite, place ?? (adresse ? null : placeDuSite))
}

/** An address, in its parts; without a place of its own it has none: another's would lead astray. */
export function locateOffice(adresse: string, place: Office['place']): Office {
  const lignes = adresse
    .replaceAll("'", '’')
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter(Boolean)
  const parties = lignes
    .flatMap((ligne) => ligne.split(','))
    .map((partie) => partie.trim())
    .filter(Boolean)
  const ville = villeIn(adresse)
  const [premiere] = parties
  const without = (...autres: (string | null)[]) => parties.filter((partie) => !autres.includes(partie))
  return {
    lignes,
    adresse: lignes.join(', '),
    dansLePays: without(pays).join(', '),
    rue: without(pays, ville).join(', '),
    ville,
    situe: situeIn(ville),
    repere: premiere && premiere.length <= longestRepere ? premiere : null,
    place,
    degres: formatCoordinates(place?.latitude, place?.longitude, 'minute'),
  }
}
