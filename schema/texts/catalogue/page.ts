import { label, line, textsOf } from '../text.ts'

export const page = textsOf('page', {
  telecharger: line('Documents à télécharger, titre', 'À télécharger', 60),
  telechargerTaille: label('Documents à télécharger, après le titre de chacun', 'PDF, {taille}', 32),
  introuvable: line('Page qui n’existe pas, titre', 'Cette page n’est pas sur la carte'),
})
