import type { DemoCarriere, DemoContact, DemoDevis } from './types.ts'

/** Invented senders. Status false: filed away. */
export const contacts: DemoContact[] = [
  {
    nom: 'Yao Kouamé Prosper',
    email: 'prosper.yao@example.com',
    telephone: '+225 07 00 00 00 11',
    sujet: 'Plan reçu, merci',
    message:
      'Bonjour,\n\nLe plan de la parcelle de Dabou est bien arrivé et le dossier a été déposé lundi. Vous pouvez classer l’affaire de votre côté.\n\nCordialement,\nProsper Yao',
    lu: true,
    status: false,
  },
  {
    nom: 'Coulibaly Nafissatou',
    email: 'n.coulibaly@example.org',
    telephone: '+225 05 00 00 00 12',
    sujet: 'Visite d’une classe de BTS',
    message:
      'Bonjour,\n\nJ’enseigne la topographie en deuxième année de BTS. Serait-il possible de passer une matinée sur un de vos chantiers avec dix-huit étudiants, au mois de mars ? Nous avons nos casques et nos gilets.\n\nNafissatou Coulibaly',
    lu: true,
    status: true,
  },
  {
    nom: 'Gilles Adou',
    email: 'gilles.adou@example.net',
    telephone: null,
    sujet: 'Limite avec la voie publique',
    message:
      'Bonsoir,\n\nLa mairie de mon quartier dit que ma clôture empiète d’un mètre sur la voie. Je possède un ACD et un plan. Pouvez-vous vérifier, et combien de temps faut-il ? Je suis joignable par e-mail seulement.\n\nMerci d’avance.',
    lu: true,
    status: true,
  },
  {
    nom: 'Tra Lou Bernadette',
    email: 'bernadette.tralou@example.com',
    telephone: '+225 01 00 00 00 13',
    sujet: 'Certificat foncier à Daloa',
    message:
      'Bonjour,\n\nMon père a 9 hectares de cacao près de Daloa et souhaite demander son certificat foncier. Deux voisins sont d’accord sur la limite, le troisième vit à l’étranger. Comment faire pour la visite ?\n\nBernadette Tra Lou',
    lu: false,
    status: true,
  },
  {
    nom: 'Ismaël Sangaré',
    email: 'i.sangare@example.org',
    telephone: '+225 07 00 00 00 14',
    sujet: 'Fichier de points illisible',
    message:
      'Bonjour,\n\nLe fichier de points de la mission de Korhogo s’ouvre avec des virgules à la place des points décimaux et notre logiciel le refuse. Pouvez-vous nous le renvoyer dans l’autre format ? Rien ne presse avant jeudi.\n\nBonne journée,\nI. Sangaré',
    lu: false,
    status: true,
  },
]

/** Requests without references, which the server gives. */
export const devis: DemoDevis[] = [
  {
    nom: 'Aka Edwige',
    email: 'edwige.aka@example.com',
    telephone: '+225 05 00 00 00 21',
    entreprise: null,
    service: 'Topographie',
    lieu: 'Grand-Bassam',
    budget: 'Moins de 500 000 FCFA',
    description:
      'Plan d’état des lieux d’un terrain de 600 m², clôturé, avec une petite maison et un puits. L’architecte demande les courbes de niveau tous les 25 cm et la position des arbres.',
    lu: true,
    status: false,
  },
  {
    nom: 'Dosso Lassina',
    email: 'l.dosso@example.org',
    telephone: '+225 07 00 00 00 22',
    entreprise: 'Coopérative des planteurs du canton',
    service: 'Expertise foncière et bornage',
    lieu: 'Soubré',
    budget: null,
    description:
      'Délimitation d’une soixantaine de parcelles de cacao, de 2 à 8 hectares, réparties dans trois villages. Le comité villageois est prêt à vous recevoir. Nous aimerions connaître le prix par parcelle et la durée sur place.',
    lu: true,
    status: true,
  },
  {
    nom: 'Marie-Josée Amani',
    email: 'mj.amani@example.com',
    telephone: '+225 25 00 00 00 23',
    entreprise: 'Promotion Ébrié-Est',
    service: 'Lotissement et morcellement',
    lieu: 'Bingerville',
    budget: '20 000 000 à 30 000 000 FCFA',
    description:
      'Lotissement d’un terrain titré de 14 hectares en pente vers la lagune. Nous souhaitons le levé, l’étude du plan avec notre urbaniste, le bornage et les dossiers techniques. Le site est accessible en tout temps. Réponse attendue avant la fin du mois.',
    lu: false,
    status: true,
  },
  {
    nom: 'Rodrigue Kpan',
    email: 'r.kpan@example.net',
    telephone: '+225 01 00 00 00 24',
    entreprise: 'Scierie familiale',
    service: 'Géodésie et GNSS',
    lieu: 'Man',
    budget: 'À définir',
    description:
      'Pose de six bornes de référence autour du parc à grumes, avec coordonnées et altitudes, pour des constructions à venir. Une visite est possible tous les jours sauf le lundi.',
    lu: false,
    status: true,
  },
]

/** Applications without a CV. */
export const carrieres: DemoCarriere[] = [
  {
    nom: 'Zadi',
    prenom: 'Franck',
    email: 'franck.zadi@example.com',
    telephone: '+225 07 00 00 00 31',
    poste: 'Opérateur topographe',
    message:
      'Madame, Monsieur,\n\nTitulaire d’un BTS de géomètre-topographe, j’ai passé deux ans sur un chantier routier comme opérateur à la station totale. Je suis disponible tout de suite et prêt à partir en mission longue.\n\nRespectueusement,\nFranck Zadi',
    lu: true,
    status: false,
  },
  {
    nom: 'Koné',
    prenom: 'Salimata',
    email: 'salimata.kone@example.org',
    telephone: '+225 05 00 00 00 32',
    poste: 'Stage de fin d’études en géodésie',
    message:
      'Bonjour,\n\nÉlève ingénieure en dernière année, je cherche un stage de six mois sur le calcul de réseaux GNSS. Mon mémoire porte sur la comparaison d’EGM2008 et du nivellement dans le centre du pays ; votre ligne de Tiébissou à Bouaké m’intéresse beaucoup.\n\nSalimata Koné',
    lu: true,
    status: true,
  },
  {
    nom: 'Ettien',
    prenom: 'Paul-Marie',
    email: 'pm.ettien@example.net',
    telephone: '+225 01 00 00 00 33',
    poste: 'Dessinateur-projeteur',
    message:
      'Bonjour,\n\nJe dessine des plans de lotissement et de voirie depuis sept ans. J’ai l’habitude de travailler avec les brigades et de vérifier les surfaces avant l’envoi. Puis-je vous montrer quelques plans ?\n\nPaul-Marie Ettien',
    lu: false,
    status: true,
  },
]
