import { graphql, readInlineData } from 'relay-runtime'
import type { Face } from '../router/response.ts'
import type { face_entreprise$key } from '../__generated__/face_entreprise.graphql.ts'

/** Face of a firm: its mark (the symbole, or else the logo), and its colour. */
export function faceOf(key: face_entreprise$key): Face {
  const { nom, symbole, logo, logoSeul, couleur } = readInlineData<face_entreprise$key>(
    graphql`
      fragment face_entreprise on Entreprise @inline {
        nom
        symbole {
          adresse: url(width: 512)
          width
          height
        }
        logo {
          adresse: url(width: 512)
          width
          height
        }
        logoSeul
        couleur
      }
    `,
    key,
  )
  const marque = symbole ?? logo
  return {
    nom,
    marque: marque ? { url: marque.adresse, width: marque.width, height: marque.height } : null,
    sansNom: logoSeul && !symbole && Boolean(logo),
    couleur: couleur ?? null,
  }
}

/** Beginning of the key of an uploaded file, which follows from its content. */
export function keyIn(url: string): string {
  const [, key = ''] = /\/uploads\/([\w-]{1,12})/.exec(url) ?? []
  return key
}

/** Two letters for a firm without a picture: those of its first and its last word. */
export function initialsOf(nom: string): string {
  const words = nom.match(/[\p{L}\p{N}]{2,}/gu) ?? [nom]
  return (
    [words.at(0), ...(words.length > 1 ? [words.at(-1)] : [])]
      // The first letter may be a surrogate pair.
      .map((word = '') => [...word].at(0) ?? '')
      .join('')
      .toLocaleUpperCase('fr')
  )
}

/** The version of a firm’s icons, by which browsers keep them: another mark or colour has another. */
export function versionOf({ nom, marque, couleur }: Face): string {
  if (marque) return keyIn(marque.url)
  return encodeURIComponent(initialsOf(nom)) + (couleur ?? '').replace('#', '-')
}
