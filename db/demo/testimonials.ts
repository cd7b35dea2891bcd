import type { DemoTestimonial } from './types.ts'

/** Invented people and words. */
export const testimonials: DemoTestimonial[] = [
  {
    nom: 'Akissi Brou',
    fonction: 'Gérante',
    entreprise: 'Boulangerie familiale, Tiassalé',
    message:
      'Le plan de notre parcelle a été livré avec quatre jours de retard, à cause des pluies, mais nous avions été prévenus. Le dossier, lui, est passé sans correction.',
    photo: 'testimonial-5',
    photoAlt: 'Portrait dessiné d’Akissi Brou.',
    note: 4,
    status: false,
  },
  {
    nom: 'Bernard Danho',
    fonction: 'Notable, membre du comité foncier',
    entreprise: 'Village de Songon',
    message:
      'Ils sont venus quatre fois avant de sortir un appareil. Le bois sacré est sur le plan, les tombes aussi. Quand la première borne a été posée, tout le monde savait pourquoi elle était là.',
    photo: 'testimonial-1',
    photoAlt: 'Portrait dessiné de Bernard Danho.',
    note: 5,
    status: true,
  },
  {
    nom: 'Fatoumata Konaté',
    fonction: 'Conductrice de travaux',
    entreprise: 'Entreprise de travaux publics, Bouaké',
    message:
      'Le récolement suivait nos fouilles au jour le jour. Les quatre contre-pentes signalées nous ont coûté deux semaines ; les découvrir sous l’enrobé aurait coûté bien plus cher.',
    photo: 'testimonial-2',
    photoAlt: 'Portrait dessiné de Fatoumata Konaté.',
    note: 5,
    status: true,
  },
  {
    nom: 'Hervé Assamoi',
    fonction: 'Responsable de maintenance',
    entreprise: 'Atelier de métallurgie, Yopougon',
    message:
      'Deux nuits d’intervention, un plan de calage que mes monteurs ont compris sans explication, et un pont qui ne vibre plus. J’aurais seulement aimé recevoir le rapport complet un peu plus tôt.',
    photo: 'testimonial-3',
    photoAlt: 'Portrait dessiné d’Hervé Assamoi.',
    note: 4,
    status: true,
  },
  {
    nom: 'Solange Ehui',
    fonction: 'Mandataire d’une succession',
    entreprise: 'Cocody Angré',
    message:
      'Nous étions six héritiers et nous ne nous parlions plus guère. Les surfaces ont été recalculées devant nous, borne par borne. Le notaire n’a eu qu’à faire signer.',
    photo: 'testimonial-4',
    photoAlt: 'Portrait dessiné de Solange Ehui.',
    note: 5,
    status: true,
  },
]
