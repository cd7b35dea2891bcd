import { line, paragraph, textsOf } from '../text.ts'

export const accessibilite = textsOf('accessibilite', {
  titre: line('Titre', 'Accessibilité', 60),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Déclaration d’accessibilité du site de {nom}\u00a0: état de conformité au RGAA, contenus non accessibles et contact.',
    300,
  ),
  intro: paragraph(
    'Introduction',
    'Où en est ce site pour les personnes en situation de handicap, et à qui écrire si quelque chose vous arrête.',
    300,
  ),
  etatTitre: line('Titre', 'État de conformité', 60),
  etatSansAudit: paragraph(
    'État, tant qu’aucun audit n’est déclaré',
    'Le site de {nom} est non conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2\u202f: aucun audit n’a encore été fait.',
  ),
  etatNon: paragraph(
    'État «\u00a0non conforme\u00a0», après un audit',
    'Le site de {nom} est non conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, en raison des non-conformités énumérées ci-dessous.',
  ),
  etatPartiel: paragraph(
    'État «\u00a0partiellement conforme\u00a0»',
    'Le site de {nom} est partiellement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, en raison des non-conformités énumérées ci-dessous.',
  ),
  etatTotal: paragraph(
    'État «\u00a0totalement conforme\u00a0»',
    'Le site de {nom} est totalement conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2.',
  ),
  resultatsTitre: line('Titre', 'Résultats des tests', 60),
  resultats: paragraph(
    'Résultats de l’audit',
    'L’audit du {date}, par {auditeur}, révèle que {taux}\u00a0% des critères du RGAA sont respectés.',
  ),
  resultatsAucun: paragraph(
    'Résultats, tant qu’aucun audit n’est déclaré',
    'Aucun audit n’a encore été fait\u202f: la part des critères respectés n’est pas connue.',
  ),
  exceptionsTitre: line('Titre', 'Contenus non accessibles', 60),
  exceptionsIntro: paragraph('Avant la liste', 'Les contenus suivants ne sont pas accessibles\u00a0:'),
  exceptionsInconnues: paragraph(
    'Quand la liste est vide',
    'Les contenus qui ne seraient pas accessibles n’ont pas été recensés.',
  ),
  exceptionsAucune: paragraph(
    'Quand la liste est vide et le site totalement conforme',
    'Aucun contenu non accessible n’est connu.',
  ),
  etablissementTitre: line('Titre', 'Établissement de la déclaration', 60),
  etablissement: paragraph(
    'Quand un audit est déclaré',
    'Cette déclaration a été établie à la suite de l’audit du {date}.',
  ),
  etablissementSansAudit: paragraph(
    'Tant qu’aucun audit n’est déclaré',
    'Cette déclaration est établie sans audit, par {nom}.',
  ),
  technologiesTitre: line('Titre', 'Technologies utilisées', 60),
  technologies: paragraph('Technologies', 'HTML, CSS, JavaScript, SVG et WAI-ARIA.'),
  agentsTitre: line('Titre', 'Agents utilisateurs', 60),
  agents: paragraph(
    'Navigateurs',
    'Le site est fait pour Chrome et Edge à partir de la version 120, Firefox à partir de la version 121 et Safari à partir de la version 17. Ses pages se lisent dans tout navigateur, avec ou sans JavaScript.',
  ),
  contactTitre: line('Titre', 'Retour d’information et contact', 60),
  contact: paragraph(
    'Avant l’adresse et le téléphone',
    'Si un contenu ou un service de ce site vous reste fermé, écrivez ou appelez en disant la page et ce qui vous arrête. Vous pouvez demander à être orienté vers une autre voie, ou à recevoir le contenu sous une autre forme.',
  ),
  recoursTitre: line('Titre', 'Voies de recours', 60),
  recours: paragraph(
    'Voies de recours',
    'Le RGAA est un référentiel français, qui sert ici de mesure\u202f; les recours que le droit français y attache ne valent pas en Côte d’Ivoire. Vos droits y sont ceux de la loi d’orientation n°\u00a098-594 du 10\u00a0novembre 1998 en faveur des personnes handicapées et de la convention des Nations unies relative aux droits des personnes handicapées. Si la réponse du cabinet ne vous satisfait pas, les juridictions ivoiriennes compétentes peuvent être saisies.',
    1000,
  ),
})
