import { line, textsOf } from '../text.ts'

export const page = textsOf('page', {
  introuvable: line('Page qui n’existe pas, titre', 'Cette page n’est pas sur la carte'),
})
