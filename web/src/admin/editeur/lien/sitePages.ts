/** The pages of the site that a link may lead to, by what staff call them; those of single items are found by their names. */
export const sitePages: readonly { href: string; nom: string }[] = [
  { href: '/', nom: 'Accueil' },
  { href: '/devis', nom: 'Demande de devis' },
  { href: '/contact', nom: 'Contact' },
  { href: '/references', nom: 'Références' },
  { href: '/equipe', nom: 'Équipe' },
  { href: '/histoire', nom: 'Histoire' },
  { href: '/Faq', nom: 'Questions fréquentes' },
  { href: '/carriere', nom: 'Carrière' },
  { href: '/mentions-legales', nom: 'Mentions légales' },
  { href: '/confidentialite', nom: 'Confidentialité' },
  { href: '/accessibilite', nom: 'Accessibilité' },
  { href: '/plan', nom: 'Plan du site' },
]
