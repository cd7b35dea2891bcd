import type { DemoEquipe } from './types.ts'

/** Invented people. */
export const equipe: DemoEquipe[] = [
  {
    nom: 'N’Guessan',
    prenom: 'Ambroise',
    poste: 'Gérant, géomètre-expert',
    description:
      'Il a fondé le cabinet en 2009 après huit ans de brigades sur les routes du pays. Il conduit les bornages délicats et les expertises, relit chaque procès-verbal et répète aux stagiaires que le meilleur instrument reste la patience d’écouter les deux voisins.',
    photo: 'equipe-1',
    photoAlt: 'Portrait dessiné d’Ambroise N’Guessan.',
    email: 'ambroise.nguessan@alidade-ebrie.example',
    urlLinkedin: 'https://www.example.com/linkedin/ambroise-nguessan',
    numeroOrdre: '000-1 (exemple)',
    ordre: 1,
    status: true,
  },
  {
    nom: 'Ouattara',
    prenom: 'Mariam',
    poste: 'Directrice technique, ingénieure topographe',
    description:
      'Elle organise les cinq brigades, choisit les méthodes et signe les notes de précision. Spécialiste de la topographie industrielle, elle a dirigé les contrôles de réservoirs à Vridi et l’implantation de l’entrepôt de San-Pédro. Elle tient aussi le carnet d’étalonnage des appareils.',
    photo: 'equipe-2',
    photoAlt: 'Portrait dessiné de Mariam Ouattara.',
    email: 'mariam.ouattara@alidade-ebrie.example',
    urlLinkedin: 'https://www.example.com/linkedin/mariam-ouattara',
    ordre: 2,
    status: true,
  },
  {
    nom: 'Bamba',
    prenom: 'Seydou',
    poste: 'Responsable géodésie et GNSS',
    description:
      'Il calcule les réseaux, du canevas de chantier à la station permanente. On lui doit les 24 points de Yamoussoukro et les paramètres de transformation de la Nawa. Entre deux campagnes, il enseigne les moindres carrés à de futurs techniciens, exemples ivoiriens à l’appui.',
    photo: 'equipe-3',
    photoAlt: 'Portrait dessiné de Seydou Bamba.',
    email: 'seydou.bamba@alidade-ebrie.example',
    urlLinkedin: 'https://www.example.com/linkedin/seydou-bamba',
    ordre: 3,
    status: true,
  },
  {
    nom: 'Gnahoré',
    prenom: 'Clarisse',
    poste: 'Responsable lotissement et foncier',
    description:
      'Géomètre-experte, elle suit les lotissements depuis la première réunion villageoise jusqu’à la remise des dossiers techniques. Elle parle bété et dioula, connaît les guichets du foncier et ne laisse partir aucun plan dont la somme des surfaces ne tombe pas juste.',
    photo: 'equipe-4',
    photoAlt: 'Portrait dessiné de Clarisse Gnahoré.',
    email: 'clarisse.gnahore@alidade-ebrie.example',
    urlLinkedin: 'https://www.example.com/linkedin/clarisse-gnahore',
    numeroOrdre: '000-2 (exemple)',
    ordre: 4,
    status: true,
  },
  {
    nom: 'Tanoh',
    prenom: 'Jean-Éric',
    poste: 'Chef de brigade',
    description:
      'Entré au cabinet comme porte-mire, il dirige aujourd’hui la brigade des grands chantiers. Plus de deux mille bornes de Daloa portent sa marque. Il sait retrouver une borne perdue à partir d’un croquis de trente ans, d’une pioche et de beaucoup de questions.',
    photo: 'equipe-5',
    photoAlt: 'Portrait dessiné de Jean-Éric Tanoh.',
    email: 'jean-eric.tanoh@alidade-ebrie.example',
    urlLinkedin: null,
    ordre: 5,
    status: false,
  },
  {
    nom: 'Diomandé',
    prenom: 'Awa',
    poste: 'Télépilote et photogrammètre',
    description:
      'Elle prépare les vols, demande les autorisations et transforme les images en plans. À Aboisso, elle a compté 171 300 hévéas sans en oublier un rang. Formée à la cartographie, elle défend les cibles de contrôle contre tous ceux que les belles images suffisent à convaincre.',
    photo: 'equipe-6',
    photoAlt: 'Portrait dessiné d’Awa Diomandé.',
    email: 'awa.diomande@alidade-ebrie.example',
    urlLinkedin: 'https://www.example.com/linkedin/awa-diomande',
    ordre: 6,
    status: false,
  },
]
