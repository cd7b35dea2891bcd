import { label, line, paragraph, rich, textsOf } from '../text.ts'

/** Policy on personal data. By default it tells what this program does, and promises nothing that people do. */
export const confidentialite = textsOf('confidentialite', {
  titre: line('Titre', 'Politique de confidentialité', 60),
  fil: label('Chemin de la page', 'Confidentialité', 32),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Quelles données ce site reçoit, à quoi elles servent, qui les lit, combien de temps, et vos droits.',
    300,
  ),
  intro: paragraph(
    'Introduction',
    'Ce que ce site reçoit de vous, ce qu’il en fait et combien de temps il le garde.',
    300,
  ),
  responsableTitre: line('Responsable, titre', 'Qui répond de vos données', 60),
  responsable: rich(
    'Responsable',
    '<p>{nom}, {adresse}, est responsable du traitement au sens de la loi n°\u00a02013-450 du 19\u00a0juin 2013 relative à la protection des données à caractère personnel.</p><p>Pour toute question\u00a0: <a href="mailto:{email}">{email}</a>.</p>',
  ),
  responsableCorrespondant: rich(
    'Responsable, si l’entreprise a un correspondant',
    '<p>Correspondant à la protection des données\u00a0: {correspondant}.</p>',
  ),
  responsableDeclaration: rich(
    'Responsable, si l’entreprise a fait une déclaration',
    '<p>Déclaration à l’ARTCI\u00a0: {declaration}.</p>',
  ),
  donneesTitre: line('Données, titre', 'Ce que nous recevons', 60),
  donnees: rich(
    'Données',
    '<ul><li><a href="/contact">Contact</a>\u00a0: votre nom, votre adresse e-mail ou votre téléphone, votre message et, si vous le donnez, le sujet.</li><li><a href="/devis">Devis</a>\u00a0: les mêmes, avec la description du projet et, si vous les donnez, votre entreprise, le lieu, la prestation et le budget.</li><li><a href="/carriere">Candidature</a>\u00a0: votre nom, votre adresse e-mail ou votre téléphone et, si vous les donnez, votre prénom, le poste, un message et votre CV.</li></ul>',
  ),
  usageTitre: line('Usage, titre', 'À quoi elles servent', 60),
  usage: rich(
    'Usage',
    '<p>À vous répondre, à établir un devis ou à examiner une candidature. Vous nous les envoyez librement\u00a0: votre demande est ce qui nous autorise à les traiter. Sans les champs signalés comme obligatoires, le site n’enregistre rien.</p><p>Le site ne les envoie à aucun service de publicité ni de mesure d’audience. La seule chose qu’il décide de lui-même est de mettre à part un envoi qui ressemble à celui d’un robot.</p>',
  ),
  lecteursTitre: line('Lecteurs, titre', 'Qui les lit', 60),
  lecteurs: rich(
    'Lecteurs',
    '<p>Les personnes à qui le cabinet a ouvert un compte d’administration, protégé par un mot de passe, et les programmes auxquels elles ont donné une clé. Les CV sont rangés à part des pages publiques et ne sont remis qu’avec un tel accès.</p>',
  ),
  lecteursCourriel: rich(
    'Lecteurs, si le site envoie des e-mails',
    '<p>Ce que vous envoyez peut être signalé au cabinet par e-mail, sans le document joint\u202f; il passe alors par sa messagerie, et y reste. Une demande de devis peut être confirmée à l’adresse e-mail qu’elle donne.</p>',
  ),
  dureeTitre: line('Durée, titre', 'Combien de temps', 60),
  duree: rich(
    'Durée',
    '<p>Le site garde ce que vous envoyez\u00a0:</p><ul><li>un message de contact, {contact}\u202f;</li><li>une demande de devis, {devis}\u202f;</li><li>une candidature et son CV, {carriere}.</li></ul>',
  ),
  dureeMois: line('Durée qui est réglée', 'pendant {mois}\u00a0mois', 60),
  dureeLibre: line('Durée qui n’est pas réglée', 'jusqu’à ce que nous l’effacions à la main', 60),
  dureeFin: rich(
    'Fin d’une durée qui est réglée',
    '<p>Ce temps passé, le site l’efface de lui-même et pour de bon, document joint compris. Il peut y mettre deux jours.</p>',
  ),
  dureeReste: rich(
    'Durée de ce qui est mis à part et des sauvegardes',
    '<p>Un envoi qui ressemble à celui d’un robot est mis à part. Si personne ne l’en sort, il est effacé au bout de 30\u00a0jours, ou plus tôt quand ces envois sont trop nombreux.</p><p>Ce qui est effacé reste dans les sauvegardes faites avant, jusqu’à ce qu’elles soient effacées à leur tour. Les e-mails, les contrats et les factures échangés ensuite ne passent pas par ce site.</p>',
  ),
  tracesTitre: line('Cookies et suivi, titre', 'Ni cookie ni suivi', 60),
  traces: rich(
    'Cookies et suivi',
    '<p>Les pages publiques ne déposent aucun cookie et ne contiennent aucun outil de mesure d’audience, aucune publicité, aucun contenu chargé depuis un autre site. C’est pourquoi aucun bandeau ne vous demande votre accord. Le cookie de session de l’espace d’administration ne concerne que ses utilisateurs.</p><p>Ce que vous tapez dans un formulaire peut rester dans votre navigateur, le temps de la visite, pour ne pas être perdu si la page se recharge. Pour écarter les envois en nombre, le site retient une empreinte de l’adresse IP d’un envoi, un jour environ. Le journal technique du serveur peut contenir les adresses IP des visites.</p>',
  ),
  tracesLiens: rich(
    'Liens vers d’autres sites',
    '<p>Les liens vers {sites} mènent à d’autres sites, qui ont leurs propres règles. Rien ne leur est transmis tant que vous ne les suivez pas.</p>',
  ),
  tracesCartes: line('Liens vers d’autres sites, le dernier d’entre eux', 'des cartes en ligne', 60),
  droitsTitre: line('Droits, titre', 'Vos droits', 60),
  droits: rich(
    'Droits',
    '<p>La loi n°\u00a02013-450 vous donne le droit d’accéder à vos données, de les faire rectifier, compléter ou effacer, et de vous opposer à leur traitement pour un motif légitime. Écrivez à <a href="mailto:{email}">{email}</a> en précisant l’adresse e-mail ou le téléphone donné au moment de l’envoi.</p><p>Si la réponse ne vous satisfait pas, vous pouvez saisir l’Autorité de régulation des télécommunications/TIC de Côte d’Ivoire (ARTCI), chargée de la protection des données à caractère personnel.</p>',
  ),
  securiteTitre: line('Sécurité, titre', 'Sécurité', 60),
  securite: rich(
    'Sécurité',
    '<p>L’accès à l’administration demande un compte, et les mots de passe ne sont gardés que sous une forme qui ne permet pas de les retrouver.</p>',
  ),
})
