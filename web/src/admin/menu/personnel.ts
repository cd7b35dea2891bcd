/** What the menu of whoever is signed in leads to: panels of any page. What it is called there, and above the panel. */
export const panneaux = {
  '#compte': { menu: 'My account', titre: 'Mon compte' },
  '#notifications': { menu: 'Notifications', titre: 'Notifications' },
} as const

/** Its last entry. */
export const quitter = { menu: 'Logout', titre: 'Se déconnecter' } as const
