import { label, line, paragraph, textsOf } from '../text.ts'

export const equipe = textsOf('equipe', {
  page: label('Nom de la page', 'Équipe'),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Les personnes qui mesurent, calculent et dessinent\u00a0: leur métier et leur parcours.',
    300,
  ),
  titre: line('Titre', 'L’équipe', 60),
  intro: paragraph('Introduction', 'Celles et ceux qui mesurent, calculent et dessinent.', 300),
  membreNumero: line('Numéro d’une personne à l’Ordre', 'Numéro à l’Ordre\u00a0: {numero}', 60),
  membreLinkedin: label('Lien vers le profil d’une personne', 'LinkedIn', 24),
  membreLinkedinSujet: line('Suite de ce lien, lue par les lecteurs d’écran', '({personne})', 90),
  vide: line('Tant que personne n’est présenté', 'L’équipe n’est pas encore présentée ici. En attendant,'),
  videLien: label('Tant que personne n’est présenté, lien, suivi d’un point', 'parlez-nous directement'),
  suiteHistoire: label('En bas de page, lien', 'Lire notre histoire'),
  suiteCarriere: label('En bas de page, lien', 'Rejoindre l’équipe'),
})
