import { label, line, paragraph, textsOf } from '../text.ts'

export const histoire = textsOf('histoire', {
  page: label('Nom de la page', 'Histoire'),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'D’où vient {nom}, comment le cabinet travaille et ce à quoi il tient.',
    300,
  ),
  vide: line('Tant qu’elle n’est pas écrite', 'Notre histoire n’est pas encore écrite ici. En attendant,'),
  videLien: label('Tant qu’elle n’est pas écrite, lien, suivi d’un point', 'demandez-la-nous'),
  suiteEquipe: label('En bas de page, lien', 'Rencontrer l’équipe'),
  suiteReferences: label('En bas de page, lien', 'Voir nos références'),
})
