import type { ListPath } from './paths.ts'
import type { ContentTypeName } from './contentTypeName.ts'
import type { ContentTypeInfo } from './liste/contentType.ts'

const byCategory = {
  parametre: 'categorie',
  mot: 'Catégorie',
  toutes: 'Toutes',
  ici: 'dans cette catégorie',
} as const

const byName: Pick<ContentTypeInfo, 'tris'> = { tris: ['anciens', 'nom'] }
const byDate: Pick<ContentTypeInfo, 'tris'> = { tris: ['recents', 'anciens', 'nom'] }
const byOrder: Pick<ContentTypeInfo, 'tris'> = { tris: ['ordre', 'recents', 'nom'] }

/** The content types of the back office. */
export const contentTypes: Record<ContentTypeName, ContentTypeInfo> = {
  ENTREPRISE: {
    type: 'Entreprise',
    un: 'Entreprise',
    plusieurs: 'Entreprises',
    mot: 'entreprise',
    feminin: true,
    page: '/admin/pages/createntreprise',
    tris: ['recents'],
    load: async () => (await import('./contenus/entreprise.ts')).entreprise,
  },
  PRESENTATION: {
    type: 'Presentation',
    un: 'Présentation',
    plusieurs: 'Présentations',
    mot: 'présentation',
    feminin: true,
    page: '/admin/pages/presentation',
    tris: ['recents'],
    load: async () => (await import('./contenus/presentation.ts')).presentation,
  },
  SLIDE: {
    type: 'Slide',
    un: 'Slide',
    plusieurs: 'Slides',
    mot: 'slide',
    page: '/admin/pages/presentation',
    liste: 'slides',
    ...byOrder,
    load: async () => (await import('./contenus/slide.ts')).slide,
  },
  PROJET: {
    type: 'Projet',
    un: 'Projet',
    plusieurs: 'Projets',
    mot: 'projet',
    page: '/admin/pages/createprojet',
    tris: ['ordre', 'recents', 'anciens', 'nom'],
    classement: { ...byCategory, parmi: 'CATEGORIE_PROJET' },
    load: async () => (await import('./contenus/projet.ts')).projet,
  },
  SERVICE: {
    type: 'Service',
    un: 'Service',
    plusieurs: 'Services',
    mot: 'service',
    page: '/admin/pages/createservice',
    ...byOrder,
    classement: { ...byCategory, parmi: 'CATEGORIE_SERVICE' },
    load: async () => (await import('./contenus/service.ts')).service,
  },
  EQUIPE: {
    type: 'Equipe',
    un: 'Équipe',
    plusieurs: 'Équipes',
    mot: 'membre',
    page: '/admin/pages/createquipe',
    ...byOrder,
    load: async () => (await import('./contenus/equipe.ts')).equipe,
  },
  CATEGORIE_PROJET: {
    type: 'CategorieProjet',
    un: 'Catégorie de projets',
    plusieurs: 'Catégories de projets',
    mot: 'catégorie',
    feminin: true,
    complement: 'de projets',
    page: '/admin/pages/createcategory',
    ...byName,
    load: async () => (await import('./contenus/categorieProjet.ts')).categorieProjet,
  },
  CATEGORIE_SERVICE: {
    type: 'CategorieService',
    un: 'Catégorie de services',
    plusieurs: 'Catégories de services',
    mot: 'catégorie',
    feminin: true,
    complement: 'de services',
    page: '/admin/pages/createcategory',
    liste: 'services',
    ...byName,
    load: async () => (await import('./contenus/categorieService.ts')).categorieService,
  },
  FAQ: {
    type: 'Faq',
    un: 'Section',
    plusieurs: 'Sections',
    mot: 'section',
    feminin: true,
    page: '/admin/pages/createfaq',
    ...byOrder,
    load: async () => (await import('./contenus/faq.ts')).faq,
  },
  FAQ_QUESTION: {
    type: 'FaqQuestion',
    un: 'Question',
    plusieurs: 'Questions',
    mot: 'question',
    feminin: true,
    page: '/admin/pages/createfaq',
    liste: 'questions',
    parent: 'faq',
    classement: {
      parametre: 'faq',
      parmi: 'FAQ',
      mot: 'Section',
      toutes: 'Toutes',
      ici: 'dans cette section',
    },
    ...byOrder,
    load: async () => (await import('./contenus/faqQuestion.ts')).faqQuestion,
  },
  PARTENAIRE: {
    type: 'Partenaire',
    un: 'Partenaire',
    plusieurs: 'Partenaires',
    mot: 'partenaire',
    page: '/admin/pages/createpartenaire',
    ...byOrder,
    load: async () => (await import('./contenus/partenaire.ts')).partenaire,
  },
  TESTIMONIAL: {
    type: 'Testimonial',
    un: 'Témoignage',
    plusieurs: 'Témoignages',
    mot: 'témoignage',
    page: '/admin/pages/testimonial',
    ...byDate,
    load: async () => (await import('./contenus/testimonial.ts')).testimonial,
  },
  PAGE: {
    type: 'Page',
    un: 'Page',
    plusieurs: 'Pages',
    mot: 'page',
    feminin: true,
    page: '/admin/site',
    ...byName,
    load: async () => (await import('./contenus/page.ts')).page,
  },
  OFFRE: {
    type: 'Offre',
    un: 'Offre d’emploi',
    plusieurs: 'Offres d’emploi',
    mot: 'offre',
    feminin: true,
    complement: 'd’emploi',
    page: '/admin/site',
    liste: 'offres',
    ...byDate,
    load: async () => (await import('./contenus/offre.ts')).offre,
  },
  ANNONCE: {
    type: 'Annonce',
    un: 'Annonce',
    plusieurs: 'Annonces',
    mot: 'annonce',
    feminin: true,
    page: '/admin/site',
    liste: 'annonces',
    tris: ['recents'],
    load: async () => (await import('./contenus/annonce.ts')).annonce,
  },
}

/** One of them by its name in the schema; undefined for other types, such as messages. */
export function contentTypeInfo(typename: string): ContentTypeInfo | undefined {
  return Object.values(contentTypes).find(({ type }) => type === typename)
}

/** Those that a page lists, its first list first. */
export function contentTypesOn(page: ListPath): ContentTypeName[] {
  return Object.keys(contentTypes)
    .filter(isContentTypeName)
    .filter((nom) => contentTypes[nom].page === page)
}

function isContentTypeName(name: string): name is ContentTypeName {
  return Object.hasOwn(contentTypes, name)
}
