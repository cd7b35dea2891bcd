/** The entries of the menus that are the same for every firm; the services come between them. */
export const companyPages = [
  { href: '/histoire', label: 'Histoire' },
  { href: '/equipe', label: 'Equipe' },
] as const

export const otherPages = [
  { href: '/references', label: 'Références' },
  { href: '/Faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
] as const

export const legalPages = [
  { href: '/mentions-legales', label: 'Mentions légales' },
  { href: '/confidentialite', label: 'Confidentialité' },
] as const
