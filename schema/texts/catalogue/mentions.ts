import { label, line, paragraph, rich, textsOf } from '../text.ts'

export const mentions = textsOf('mentions', {
  titre: line('Titre', 'Mentions légales', 60),
  fil: label('Chemin de la page', 'Mentions légales', 32),
  resume: paragraph(
    'Description pour les moteurs de recherche',
    'Qui publie ce site, comment joindre {nom} et quelles règles s’appliquent à ses contenus.',
    300,
  ),
  editeurTitre: line('Éditeur, titre', 'Éditeur', 60),
  editeur: rich('Éditeur', '<p>Ce site est édité par {editeur}.</p>'),
  editeurEmail: rich('Éditeur, e-mail', '<p>E-mail\u00a0: <a href="mailto:{email}">{email}</a>.</p>'),
  editeurTelephone: label('Éditeur, devant le téléphone', 'Téléphone\u00a0:'),
  editeurCreation: line('Éditeur, création', 'Création\u00a0: {date}'),
  editeurOrdre: line('Éditeur, ordre', 'Ordre professionnel\u00a0: {ordre}'),
  editeurAssurance: line('Éditeur, assurance', 'Assurance professionnelle\u00a0: {assurance}'),
  editeurDirecteur: line('Éditeur, directeur', 'Directeur de la publication\u00a0: {directeur}'),
  hebergementTitre: line('Hébergement, titre', 'Hébergement', 60),
  hebergeur: rich('Hébergeur', '<p>Hébergeur\u00a0: {hebergeur}.</p>'),
  hebergement: rich(
    'Hébergement',
    '<p>Les pages, les polices de caractères, les images et les cartes viennent de ce seul site\u00a0: aucune n’est chargée depuis un autre.</p>',
  ),
  echangesTitre: line('Échanges en ligne, titre', 'Devis et échanges en ligne', 60),
  echanges: rich(
    'Échanges en ligne',
    '<p>Les échanges par voie électronique sont régis en Côte d’Ivoire par la loi n°\u00a02013-546 du 30\u00a0juillet 2013 relative aux transactions électroniques.</p><p>Une demande de devis envoyée par ce site n’engage ni son auteur ni le cabinet. Aucun achat ni aucun paiement ne se fait en ligne\u00a0: un contrat naît de l’acceptation écrite d’un devis signé par le cabinet.</p>',
  ),
  porteeTitre: line('Portée, titre', 'Portée des informations', 60),
  portee: rich(
    'Portée',
    '<p>Les pages présentent nos métiers et donnent des réponses générales. Elles ne remplacent ni l’examen d’un terrain, ni un plan dressé et signé, ni le conseil d’un professionnel sur un cas précis. Vous y voyez une erreur\u202f? Signalez-la-nous.</p>',
  ),
  contenusTitre: line('Contenus, titre', 'Contenus et droits', 60),
  contenus: rich(
    'Contenus',
    '<p>Textes, dessins, photographies et plans appartiennent au cabinet ou à ceux qui lui en ont confié l’usage. Les citer avec un lien est bienvenu\u202f; les reproduire autrement demande un accord écrit. Les noms et logos de nos partenaires leur appartiennent.</p><p>Le fond des cartes vient de Natural Earth, données du domaine public. Les limites qu’il montre sont indicatives.</p>',
  ),
  donneesTitre: line('Données personnelles, titre', 'Données personnelles', 60),
  donnees: rich(
    'Données personnelles',
    '<p>Ce que deviennent les messages que vous nous envoyez, et vos droits, sont décrits dans la <a href="/confidentialite">politique de confidentialité</a>.</p>',
  ),
  droitTitre: line('Droit applicable, titre', 'Droit applicable', 60),
  droit: rich(
    'Droit applicable',
    '<p>Le droit ivoirien s’applique à ce site. À défaut d’accord amiable, tout différend relève des juridictions ivoiriennes compétentes.</p>',
  ),
})
