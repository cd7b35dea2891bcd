import { pictureField, textAreaField, textField } from './fields.ts'

/** The fields by which an item says how it stands in the answers of search engines, and in shared links. */
const found = {
  titreRecherche: textField('Intitulé pour les moteurs', { help: 'Celui de la page, s’il reste vide.' }),
  descriptionRecherche: textAreaField('Résumé pour les moteurs', {
    help: 'Deux phrases au plus\u00a0: les moteurs coupent après 160 caractères environ. Celui de la page, s’il reste vide.',
  }),
}

export const foundSection = {
  titre: 'Moteurs de recherche et liens partagés',
  folded: true,
  champs: found,
} as const

/** The same, with a picture for shared links. */
export const foundAndSharedSection = {
  ...foundSection,
  champs: {
    ...found,
    ...pictureField('partage', 'Visuel des liens partagés', {
      help: 'L’image de la page, s’il reste vide.',
    }),
  },
} as const
