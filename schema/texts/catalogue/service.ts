import { label, line, textsOf } from '../text.ts'

export const service = textsOf('service', {
  sujet: label('Sur l’image des liens partagés', 'Service', 32),
  onglet: line('Titre dans les moteurs de recherche', '{service} {situe}', 90),
  fil: label('Chemin de la page', 'Services', 32),
  devis: label('Bouton', 'Demander un devis', 28),
  references: label('Lien', 'Voir nos références'),
  domaines: line('Domaines, titre', 'Domaines', 60),
  brefTitre: line('En bref, titre', 'En bref', 60),
  brefPrix: label('En bref, fait', 'Prix', 32),
  brefDelai: label('En bref, fait', 'Délai', 32),
  brefVerifie: line('En bref, jour où ces faits ont été vérifiés', 'Vérifié le {jour}', 60),
  responsable: line('Responsable, titre', 'Qui en répond', 60),
  responsableOrdre: line('Responsable, numéro', 'Numéro à l’Ordre\u00a0: {numero}', 60),
  projetsSujet: label('Projets, au-dessus du titre', 'Références', 32),
  projetsTitre: line('Projets, titre', 'Des projets de ce service', 60),
  projetsSuite: label('Projets, lien', 'Toutes les références'),
  autresSujet: label('Autres services, au-dessus du titre', 'Services', 32),
  autresTitre: line('Autres services, titre', 'Ce que nous faisons aussi', 60),
  introuvable: line('Service qui n’existe pas, titre', 'Ce service n’est pas sur la carte'),
})
