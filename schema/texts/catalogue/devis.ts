import { label, line, paragraph, textsOf } from '../text.ts'

export const devis = textsOf('devis', {
  fil: label('Chemin de la page', 'Devis', 32),
  titre: line('Titre', 'Demander un devis', 60),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Demandez une méthode, un délai et un prix\u00a0: décrivez votre terrain en quelques lignes.',
    300,
  ),
  intro: paragraph(
    'Introduction',
    'Quelques lignes suffisent. S’il vous manque une information, écrivez quand même.',
    300,
  ),
  joindre: line('À côté du formulaire, titre', 'Vous préférez en parler\u202f?', 60),
  joindreObjet: line('Objet de l’e-mail que le visiteur commence', 'Demande de devis'),
  sujets: line('Liste des services, titre', 'Vous hésitez sur ce qu’il vous faut\u202f?', 60),
  sujetsFaq: label('Liste des services, dernier lien', 'Questions fréquentes'),
  formulaireTerrain: line('Titre des champs du terrain', 'Votre terrain', 60),
  formulaireService: label('Champ', 'Ce qu’il vous faut'),
  formulaireServiceAucun: label('Premier choix de ce champ', 'Je ne sais pas encore', 28),
  formulaireLieu: label('Champ', 'Où se trouve le terrain'),
  formulaireLieuAide: line('Sous ce champ', 'Commune, quartier ou village, un repère connu.'),
  formulaireTexte: label('Champ', 'Ce que vous voulez en faire'),
  formulaireTexteAide: paragraph(
    'Sous ce champ',
    'Borner, diviser, vendre, construire\u202f? Dites aussi la surface, même approchée, les papiers que vous avez et la date à tenir.',
    300,
  ),
  formulaireSemblable: line(
    'Dans ce champ, d’une page de projet',
    'Un projet semblable à «\u00a0{projet}\u00a0».',
  ),
  formulaireBudget: label('Champ', 'Budget prévu'),
  formulaireBudgetAide: line('Sous ce champ', 'En francs CFA.'),
  formulaireEntreprise: label('Champ', 'Entreprise'),
  formulaireBouton: label('Bouton', 'Demander le devis'),
  merciTitre: line('Après l’envoi, titre', 'Merci, votre demande est arrivée', 90),
  merciTexte: paragraph('Après l’envoi', 'Elle est enregistrée avec tout ce que vous avez écrit.', 300),
  merciSuite: label('Après l’envoi, lien', 'Voir ce que nous avons mesuré'),
})
