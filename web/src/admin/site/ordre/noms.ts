/** What staff call what they order; visitors read the texts of the catalogue. */
export const noms = {
  menu: {
    ENTREPRISE: 'Entreprise',
    HISTOIRE: 'Histoire',
    EQUIPE: 'Équipe',
    SERVICES: 'Services',
    REFERENCES: 'Références',
    FAQ: 'FAQ',
    CONTACT: 'Contact',
    CARRIERE: 'Carrière',
  },
  accueil: {
    PRESENTATION: 'Le cabinet',
    SERVICES: 'Services',
    CHIFFRES: 'Chiffres clés',
    PROJETS: 'Projets',
    EQUIPE: 'Équipe',
    TEMOIGNAGES: 'Témoignages',
    PARTENAIRES: 'Partenaires',
  },
  chiffres: {
    PROJETS: 'Projets présentés',
    LOCALITES: 'Localités du pays',
    DOMAINES: 'Domaines',
    ANNEES: 'Années de projets',
    PARTENAIRES: 'Partenaires',
  },
} as const
