import { label, line, paragraph, textsOf } from '../text.ts'

export const plan = textsOf('plan', {
  titre: line('Titre', 'Plan du site', 60),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Toutes les pages du site de {nom}\u00a0: le cabinet, ses services, ses références et comment le joindre.',
    300,
  ),
  intro: paragraph('Introduction', 'Toutes les pages du site, sur une seule.', 300),
  pages: line('Titre de la liste des pages', 'Pages', 60),
  services: line('Titre de la liste des services', 'Services', 60),
  projets: line('Titre de la liste des projets', 'Références', 60),
  projetsAutres: line('Titre des projets sans catégorie', 'Autres projets', 60),
  projetsSuite: label(
    'Lien vers les références, quand la liste n’est pas complète',
    'Voir les {nombre} références',
  ),
  pagesCabinet: line('Titre de la liste des pages du cabinet', 'Pages du cabinet', 60),
  offres: line('Titre de la liste des offres d’emploi', 'Offres d’emploi', 60),
})
