import { label, line, textsOf } from '../text.ts'

export const introuvable = textsOf('introuvable', {
  page: label('Nom de la page', 'Page introuvable'),
  erreur: label('Au-dessus du titre', 'Erreur 404', 32),
  titre: line('Titre', 'Cette page n’est pas sur la carte', 90),
  raison: line('Sous le titre', 'L’adresse a changé, ou elle n’a jamais existé.'),
  apercuTitre: line('Aperçu retiré, titre', 'Cet aperçu n’est plus là', 90),
  apercuRaison: line(
    'Aperçu retiré, sous le titre',
    'Son lien a expiré, ou il a été retiré. Demandez-en un autre à qui vous l’a donné.',
  ),
  suite: label('Au-dessus des liens', 'Voici d’où repartir\u00a0:'),
  accueil: label('Lien', 'L’accueil'),
  references: label('Lien', 'Nos références'),
  faq: label('Lien', 'Les questions fréquentes'),
  contact: label('Lien', 'Nous écrire ou venir nous voir'),
})
