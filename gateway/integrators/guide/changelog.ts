interface Change {
  /** Day, as YYYY-MM-DD. */
  date: string
  fr: string
  en: string
}

/** What changed in the APIs, newest first. A line here is part of each change that a program may notice. */
export const changelog: readonly Change[] = [
  {
    date: '2026-11-29',
    fr: 'Cette page, et une collection pour Postman. /api y mène les navigateurs\u202f; les autres programmes sont encore menés à /api/docs.',
    en: 'This page, and a collection for Postman. /api leads browsers here; other programs are still led to /api/docs.',
  },
  {
    date: '2026-11-29',
    fr: 'Webhooks selon Standard Webhooks, signés, renvoyés, avec deux secrets pendant un remplacement.',
    en: 'Webhooks by Standard Webhooks: signed, sent again, with two secrets while one is replaced.',
  },
  {
    date: '2026-11-29',
    fr: 'Admin.changes, Admin.content et l’abonnement contentChanged\u00a0: ce qui a changé depuis un curseur, complet après toute absence.',
    en: 'Admin.changes, Admin.content and the subscription contentChanged: what changed since a cursor, complete after any absence.',
  },
  {
    date: '2026-11-29',
    fr: 'extensions.cost sur chaque opération GraphQL exécutée, X-RateLimit-* aussi quand tout va bien.',
    en: 'extensions.cost on each executed GraphQL operation; X-RateLimit-* on success too.',
  },
  {
    date: '2026-11-29',
    fr: 'Les nouveaux jetons ont des bornes\u00a0: types de contenu, données personnelles, fin. Les anciens gardent ce qu’ils pouvaient.',
    en: 'New tokens have bounds: types of content, personal data, an end. Earlier ones keep what they could do.',
  },
  {
    date: '2026-11-29',
    fr: 'Cinq rôles\u00a0: Account.role, viewer.peut\u202f; les comptes d’avant sont administrateurs. Seuls les propriétaires créent des jetons.',
    en: 'Five roles: Account.role, viewer.peut; earlier accounts are administrators. Owners alone create tokens.',
  },
  {
    date: '2026-11-29',
    fr: 'Fichiers en morceaux par /admin/envois (tus 1.0)\u202f; tout champ Upload accepte leur adresse.',
    en: 'Files in pieces by /admin/envois (tus 1.0); any Upload field takes their address.',
  },
]
