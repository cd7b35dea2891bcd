import { label, line, textsOf } from '../text.ts'

/** What stands with projets on several pages: their categories, and their map. */
export const projets = textsOf('projets', {
  categories: label('Nom des catégories, lu par les lecteurs d’écran', 'Catégories de projets'),
  categoriesToutes: label('Catégories, la première', 'Tous', 20),
  carte: label('Nom de la carte, lu par les lecteurs d’écran', 'Carte des projets'),
  cartePays: line(
    'Nom des repères du pays, lu par les lecteurs d’écran',
    'Repères des projets en Côte d’Ivoire',
  ),
  carteAbidjan: line(
    'Nom des repères d’Abidjan, lu par les lecteurs d’écran',
    'Repères des projets autour d’Abidjan',
  ),
  carteAucun: label('Sous la carte, sans projet', 'Aucun projet sur la carte'),
  carteUn: label('Sous la carte, au singulier', '{nombre} projet sur la carte'),
  carteNombre: label('Sous la carte, au pluriel', '{nombre} projets sur la carte'),
  carteAide: label('Sous la carte', 'Chaque repère mène à sa feuille.'),
})
