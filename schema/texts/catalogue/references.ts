import { label, line, paragraph, textsOf } from '../text.ts'

export const references = textsOf('references', {
  titre: line('Titre', 'Références', 60),
  titreCategorie: line(
    'Titre d’une catégorie dans les moteurs de recherche',
    'Références\u00a0: {categorie}',
    60,
  ),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Nos projets\u00a0: lieux, années, clients, méthodes et résultats, une feuille par projet.',
    300,
  ),
  resumeCategorie: paragraph(
    'Description d’une catégorie pour les moteurs de recherche',
    '{categorie}\u00a0: lieux, années, clients, méthodes et résultats, une feuille par projet.',
    300,
  ),
  intro: paragraph(
    'Introduction',
    'Chaque projet est une feuille\u00a0: un terrain, des mesures et un résultat.',
    300,
  ),
  passer: label('Lien du clavier, devant la carte', 'Passer la carte'),
  tous: label('Nom de la liste, lu par les lecteurs d’écran', 'Tous les projets'),
  compteUn: label('Nombre de projets, au singulier', '{nombre} projet'),
  compte: label('Nombre de projets, au pluriel', '{nombre} projets'),
  montresUn: label('Projets montrés, au singulier', '{nombre} projet sur {total}'),
  montres: label('Projets montrés, au pluriel', '{nombre} projets sur {total}'),
  plus: label('Bouton', 'Voir plus', 28),
  plusSujet: label('Suite de ce bouton, lue par les lecteurs d’écran', 'de projets'),
  vide: line('Tant qu’aucun projet n’est publié', 'Aucune référence n’est publiée pour l’instant.'),
  videLien: label('Tant qu’aucun projet n’est publié, lien', 'Posez-nous vos questions'),
  videCategorie: line('Catégorie vide', 'Aucun projet de cette catégorie n’est publié pour l’instant.'),
  videCategorieLien: label('Catégorie vide, lien', 'Voir toutes les références'),
})
