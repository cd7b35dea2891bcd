import { label, line, paragraph, textsOf } from '../text.ts'

export const formulaires = textsOf('formulaires', {
  requis: line('Au-dessus des champs', 'Les champs marqués d’un * sont obligatoires.'),
  emailAide: line('Sous l’e-mail', 'Ou un téléphone\u00a0: l’un des deux suffit.'),
  telephoneAide: line('Sous le téléphone', 'Ou un e-mail\u00a0: l’un des deux suffit.'),
  repondre: line('Titre des champs de la personne', 'Vous répondre', 60),
  nom: label('Champ', 'Votre nom'),
  email: label('Champ', 'E-mail'),
  telephone: label('Champ', 'Téléphone'),
  occupe: label('Bouton pendant l’envoi', 'Envoi en cours…'),
  avance: line('Pendant l’envoi d’un document', 'Document envoyé à {pourcent}\u00a0%'),
  donnees: line('Sous le bouton', 'Ce que vous écrivez ici nous sert à vous répondre.'),
  donneesLien: line('Sous le bouton, lien', 'Ce que nous faisons de vos données', 60),
  merciHoraires: line('Après l’envoi', 'Nos horaires\u00a0: {horaire}.'),
  merciReference: line('Après l’envoi, devant la référence', 'Votre référence, à donner si vous appelez'),
  merciWhatsapp: line(
    'Message que le visiteur commence sur WhatsApp après l’envoi',
    'Bonjour, je viens de vous écrire sur votre site.',
  ),
  merciWhatsappReference: line(
    'Le même, où l’envoi a une référence',
    'Bonjour, je viens de vous écrire sur votre site\u00a0: {reference}.',
  ),
  fauteUne: line('Un champ à corriger', 'Il reste un champ à corriger'),
  fautePlusieurs: line('Des champs à corriger', 'Il reste des champs à corriger'),
  fauteTrop: line(
    'Trop d’envois',
    'Beaucoup d’envois viennent d’arriver de votre connexion. Réessayez dans {attente}.',
    160,
  ),
  fauteVolume: line(
    'Document trop lourd',
    'Cet envoi est trop volumineux. Allégez le document joint, puis réessayez.',
  ),
  fauteIncomplet: line('Envoi coupé', 'Votre envoi n’est pas arrivé en entier. Réessayez.'),
  fauteIndisponible: paragraph(
    'Site indisponible',
    'Le site ne peut rien enregistrer pour le moment. Tout ce que vous avez écrit est resté ici\u202f; réessayez dans quelques instants.',
  ),
  fauteConnexion: paragraph(
    'Pas de connexion',
    'Votre envoi n’est pas parti\u00a0: la connexion ne répond pas. Tout ce que vous avez écrit est resté ici\u202f; réessayez quand elle revient.',
  ),
  fauteErreur: paragraph(
    'Erreur du site',
    'Une erreur s’est produite de notre côté. Tout ce que vous avez écrit est resté ici\u202f; réessayez dans un instant, votre envoi ne sera enregistré qu’une fois.',
  ),
  fauteVide: line('Sous un champ vide', 'Ce champ est obligatoire.'),
  fauteJoindre: line(
    'Sous l’e-mail, sans e-mail ni téléphone',
    'Indiquez une adresse e-mail ou un numéro de téléphone.',
  ),
  fauteEmail: line(
    'Sous une adresse e-mail qui n’en est pas une',
    'Cette adresse e-mail n’est pas valide. Écrivez par exemple «\u00a0aya@exemple.ci\u00a0».',
  ),
  fauteLong: line('Sous un texte trop long', 'Ce texte est trop long\u00a0: {nombre} caractères au plus.'),
  fauteDocument: line(
    'Sous un document d’un autre genre',
    'Ce document n’est pas lisible\u00a0: PDF, DOC, DOCX ou ODT.',
  ),
  fautePoids: line('Sous un document trop lourd', 'Ce document dépasse 5\u00a0Mo.'),
  piege: label('Champ caché, que seuls les robots remplissent', 'Laissez ce champ vide'),
})
