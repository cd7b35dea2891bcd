import { label, line, paragraph, textsOf } from '../text.ts'

export const contact = textsOf('contact', {
  titre: line('Titre', 'Contact', 60),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Téléphones, e-mail, horaires et adresse\u00a0: {adresse}.',
    300,
  ),
  intro: paragraph(
    'Introduction',
    'Appelez, écrivez ou passez nous voir. Pour parler d’un terrain, ayez sous la main son lieu et ce que vous voulez en faire.',
    300,
  ),
  appeler: line('Titre', 'Appeler', 60),
  horairesJour: label('Horaires, un jour exceptionnel', 'Le {jour}'),
  horairesPeriode: label('Horaires, des jours exceptionnels', 'Du {debut} au {fin}'),
  ecrire: line('Titre', 'Écrire', 60),
  ecrireObjet: line('Objet de l’e-mail que le visiteur commence', 'Message pour {nom}'),
  ecrireNote: paragraph(
    'Sous l’adresse e-mail',
    'Par e-mail, vous pouvez joindre les plans et les photos que vous avez. Sinon, le formulaire suffit.',
    300,
  ),
  laisser: line('Titre du formulaire', 'Laisser un message', 60),
  formulaireMessage: line('Titre des champs du message', 'Votre message', 60),
  formulaireSujet: label('Champ', 'Sujet'),
  formulaireTexte: label('Champ', 'Votre message'),
  formulaireBouton: label('Bouton', 'Envoyer le message'),
  venir: line('Titre', 'Venir', 60),
  venirNote: paragraph(
    'Sous l’adresse',
    'Pour être sûr de trouver quelqu’un, prévenez-nous de votre visite.',
    300,
  ),
  planAbidjan: line('Nom de la carte, lu par les lecteurs d’écran', 'Le bureau sur la carte d’Abidjan'),
  planPays: line(
    'Nom de la carte, lu par les lecteurs d’écran',
    'Le bureau sur la carte de la Côte d’Ivoire',
  ),
  planBureau: label('Sur la carte, où l’adresse n’a pas de nom assez court', 'Notre bureau', 24),
  planItineraire: line('Sous la carte, devant les liens', 'Itinéraire\u00a0:'),
  planGoogle: label('Sous la carte, lien', 'Google Maps', 28),
  planApplication: label(
    'Sous la carte, lien vers l’application de cartes du téléphone',
    'sur votre téléphone',
    28,
  ),
  planChercher: label('Sans carte, lien', 'Chercher l’adresse sur une carte'),
  merciTitre: line('Après l’envoi, titre', 'Merci, votre message est arrivé', 90),
  merciTexte: paragraph('Après l’envoi', 'Si c’est pressé, appelez-nous.', 300),
  merciSuite: label('Après l’envoi, lien', 'Lire les questions fréquentes'),
})
