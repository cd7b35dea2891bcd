import type { DemoAnnonce } from './types.ts'

/** A notice, ready and not on line. */
export const annonces: DemoAnnonce[] = [
  {
    texte: 'Nos bureaux ferment le 7 août, jour de l’Indépendance. Les urgences passent par le support.',
    lien: '/contact',
    status: false,
  },
]
