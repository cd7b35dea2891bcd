import { label, line, paragraph, textsOf } from '../text.ts'

export const faq = textsOf('faq', {
  titre: line('Titre', 'Questions fréquentes', 60),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Les réponses aux questions que l’on nous pose le plus sur les terrains, les plans et les limites.',
    300,
  ),
  intro: paragraph(
    'Introduction',
    'Des réponses générales, à vérifier pour votre terrain. La vôtre n’y est pas\u202f?',
    300,
  ),
  introLien: label('Introduction, lien, suivi d’un point', 'Posez-la-nous'),
  recherche: label('Champ', 'Chercher dans les réponses'),
  compteUn: label('Nombre de questions, au singulier', '{nombre} question'),
  compte: label('Nombre de questions, au pluriel', '{nombre} questions'),
  trouveesUne: label('Questions trouvées, au singulier', '{nombre} question sur {total}'),
  trouvees: label('Questions trouvées, au pluriel', '{nombre} questions sur {total}'),
  sujets: label('Nom de la liste des sujets, lu par les lecteurs d’écran', 'Sujets'),
  reponseLien: label('Sous une réponse, lien', 'Lien vers cette réponse'),
  attente: line(
    'Tant qu’aucune réponse n’est publiée',
    'Aucune réponse n’est publiée pour l’instant. En attendant,',
  ),
  attenteContact: label(
    'Tant qu’aucune réponse n’est publiée, lien, suivi d’un point',
    'posez-nous votre question',
  ),
  vide: line('Recherche sans réponse', 'Aucune de nos réponses ne contient ces mots.'),
  videLien: label('Recherche sans réponse, lien', 'Posez-nous la question'),
  videOu: label('Entre deux liens', ', ou', 16),
  videBouton: label('Recherche sans réponse, bouton, suivi d’un point', 'revoyez-les toutes'),
})
