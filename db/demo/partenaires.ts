import type { DemoPartenaire } from './types.ts'

/** Invented organisations; some of them appear in the projets. */
export const partenaires: DemoPartenaire[] = [
  {
    nom: 'Atelier Trois-Lagunes',
    logo: 'partenaire-1',
    logoAlt: 'Logo de l’Atelier Trois-Lagunes, architectes urbanistes.',
    url: 'https://www.example.com/atelier-trois-lagunes',
    ordre: 1,
    status: true,
  },
  {
    nom: 'Comoé Structures',
    logo: 'partenaire-2',
    logoAlt: 'Logo de Comoé Structures, bureau d’études.',
    url: 'https://www.example.com/comoe-structures',
    ordre: 2,
    status: true,
  },
  {
    nom: 'Sondages et Sols du Littoral',
    logo: 'partenaire-3',
    logoAlt: 'Logo de Sondages et Sols du Littoral, géotechniciens.',
    url: 'https://www.example.com/sondages-et-sols',
    ordre: 3,
    status: true,
  },
  {
    nom: 'Promotion Ébrié-Est',
    logo: 'partenaire-4',
    logoAlt: 'Logo de Promotion Ébrié-Est, aménageur.',
    url: 'https://www.example.com/ebrie-est',
    ordre: 4,
    status: true,
  },
  {
    nom: 'Étude du Filao, notaires',
    logo: 'partenaire-5',
    logoAlt: 'Logo de l’Étude du Filao, notaires.',
    url: 'https://www.example.com/etude-du-filao',
    ordre: 5,
    status: true,
  },
  {
    nom: 'École libre des brigades topographiques',
    logo: 'partenaire-6',
    logoAlt: 'Logo de l’École libre des brigades topographiques.',
    url: 'https://www.example.org/brigades',
    ordre: 6,
    status: true,
  },
  {
    nom: 'Mires et Niveaux du Golfe',
    logo: 'partenaire-7',
    logoAlt: 'Logo de Mires et Niveaux du Golfe, étalonnage d’instruments.',
    url: 'https://www.example.com/mires-et-niveaux',
    ordre: 7,
    status: true,
  },
  {
    nom: 'Cartes ouvertes de la Savane',
    logo: 'partenaire-8',
    logoAlt: 'Logo de Cartes ouvertes de la Savane, association.',
    url: 'https://www.example.org/cartes-ouvertes',
    ordre: 8,
    status: false,
  },
]
