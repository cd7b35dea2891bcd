import { line, paragraph, textsOf } from '../text.ts'

/** What the server writes to visitors. It knows of no town: of the placeholders that every text may use it fills in `nom`. */
export const courriel = textsOf(
  'courriel',
  {
    objet: line('Confirmation d’une demande de devis, objet', 'Votre demande de devis {reference}', 90),
    texte: paragraph(
      'Confirmation d’une demande de devis',
      `Bonjour,

Nous avons bien reçu votre demande de devis. Sa référence est {reference}.

Pour la compléter, répondez à ce message ou appelez le {telephone}, avec la référence.

Si vous n’avez rien demandé, quelqu’un a donné votre adresse par erreur\u00a0: vous n’avez rien à faire.`,
      2_000,
    ),
    signature: paragraph('Confirmation d’une demande de devis, signature', '{nom}', 300),
  },
  ['nom'],
)
