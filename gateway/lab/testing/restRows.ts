/** What integrators rely on for one type. */
export interface Row {
  /** The name of the type in a 404. */
  model: string
  /** A body that sets every field that may be set. */
  body: Record<string, unknown>
  /** What an item has beside the body and what all have. */
  beside?: string[]
  site?: string
  pageKey?: string
  siteKey?: string
  createdKey?: string
  visitors?: true
  /** A change, and what an item then has. */
  edit: Record<string, unknown>
}

export const rows: Record<string, Row> = {
  entreprise: {
    model: 'Entreprise',
    beside: ['logo', 'facebook', 'instagram', 'linkedin', 'skype', 'twitter', 'telephone', 'email'],
    site: 'site',
    body: {
      nom: 'Géo & fils',
      logo_alt: null,
      description: '<p>Depuis <strong>1998</strong> &amp; toujours</p>',
      resume: 'Ligne 1\nLigne 2',
      email1: 'a@example.com',
      email2: 'b@example.com',
      phone1: '+225 07 00 00 00 01',
      phone2: '07 00 00 00 02',
      support: '+2250700000003',
      url_facebook: 'https://facebook.example/geo',
      url_instagram: 'https://instagram.example/geo',
      url_linkedin: 'https://linkedin.example/geo',
      url_skype: 'https://skype.example/geo',
      url_twitter: 'https://twitter.example/geo',
      horaire: 'Lundi - Samedi : 08.00 - 18.00',
      annee: 2023,
    },
    edit: { horaire: 'Fermé' },
  },
  service: {
    model: 'Service',
    beside: ['image'],
    site: 'service',
    pageKey: 'Service',
    createdKey: 'Service',
    body: {
      nom: 'Bornage',
      slug: 'bornage',
      resume: 'R',
      description: '<ul><li>Un</li></ul>',
      image_alt: null,
      categories: [],
      ordre: 1,
    },
    edit: { resume: 'S' },
  },
  categoriesservices: {
    model: 'CategorieService',
    createdKey: 'CategoriesServices',
    body: { nom: 'Foncier' },
    edit: { nom: 'Topo' },
  },
  presentations: {
    model: 'Presentation',
    beside: ['image'],
    site: 'site',
    body: { titre: 'Qui', contenu: '<p>C</p>', image_alt: null, footer_sec: '<p>Pied</p>' },
    edit: { footer_sec: '<p>Autre</p>' },
  },
  slides: {
    model: 'Slide',
    beside: ['image'],
    site: 'site',
    createdKey: 'Slide',
    body: { titre: 'Un', Contenue: '<p>C</p>', image_alt: null, lien: '/devis', archive: false, ordre: 3 },
    edit: { Contenue: '<p>D</p>' },
  },
  projets: {
    model: 'Projet',
    beside: ['image'],
    site: 'site',
    pageKey: 'projets',
    siteKey: 'projets',
    createdKey: 'projets',
    body: {
      nom: 'Pont',
      slug: 'pont',
      description: '<p>D</p>',
      resultat: 'Livré',
      client: 'État',
      lieu: 'Abidjan',
      annee: 2021,
      prix: '12 M',
      maitreOeuvre: 'BNETD',
      category: null,
      image_alt: null,
      latitude: 5.36,
      longitude: -4.01,
    },
    edit: { maitreOeuvre: 'AGEROUTE' },
  },
  categoriesprojet: {
    model: 'CategorieProjet',
    site: 'site',
    createdKey: 'CategoriesProjets',
    body: { nom: 'Hydrographie' },
    edit: { nom: 'Bathymétrie' },
  },
  contact: {
    model: 'Contact',
    visitors: true,
    body: {
      nom: 'Awa',
      email: 'a@example.com',
      telephone: '0700000001',
      sujet: 'S',
      message: 'Bonjour\u00a0!',
    },
    beside: ['lu'],
    edit: { lu: true },
  },
  devis: {
    model: 'Devis',
    visitors: true,
    body: {
      nom: 'Awa',
      email: 'a@example.com',
      telephone: null,
      entreprise: 'SARL',
      service: 'Bornage',
      lieu: 'Yopougon',
      budget: '1 M',
      description: 'Un terrain',
    },
    beside: ['reference', 'lu'],
    edit: { lu: true },
  },
  carriere: {
    model: 'Carriere',
    visitors: true,
    body: {
      nom: 'Koné',
      prenom: 'Ali',
      email: 'a@example.com',
      telephone: null,
      poste: 'Géomètre',
      message: 'M',
    },
    beside: ['cv', 'lu'],
    edit: { lu: true },
  },
  equipe: {
    model: 'Equipe',
    beside: ['photo'],
    site: 'equipe',
    body: {
      nom: 'Koné',
      prenom: 'Ali',
      poste: 'Géomètre',
      description: 'D',
      photo_alt: null,
      email: 'a@example.com',
      url_linkedin: 'https://linkedin.example/kone',
      ordre: 1,
    },
    edit: { url_linkedin: null },
  },
  partenaire: {
    model: 'Partenaire',
    beside: ['logo'],
    site: 'site',
    body: { nom: 'IGN', logo_alt: null, url: 'https://ign.example/', ordre: null },
    edit: { url: 'https://autre.example/' },
  },
  testimonial: {
    model: 'Testimonial',
    beside: ['photo'],
    site: 'site',
    body: { nom: 'Awa', fonction: 'DG', entreprise: 'SARL', message: 'Exact', photo_alt: null, note: 5 },
    edit: { note: 4 },
  },
  faq: {
    model: 'Faq',
    site: 'site',
    body: { titre: 'Délais', ordre: 2 },
    beside: ['questions'],
    edit: { ordre: 9 },
  },
  faqquestion: {
    model: 'FaqQuestion',
    body: { question: 'Quand ?', reponse: '<p>Vite</p>', ordre: 1 },
    edit: { reponse: '<p>Demain</p>' },
  },
}
