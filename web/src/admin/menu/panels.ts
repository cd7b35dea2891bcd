/** The panels that the user menu opens on any page, and what they are called there and above the panel. */
export const panels = {
  '#compte': { menu: 'My account', titre: 'Mon compte' },
  '#notifications': { menu: 'Notifications', titre: 'Notifications' },
} as const

/** Its last entry. */
export const logoutEntry = { menu: 'Logout', titre: 'Se déconnecter' } as const
