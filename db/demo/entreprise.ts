import { html } from './html.ts'
import type { DemoEntreprise } from './types.ts'

const all = ['08:00-18:00']

const dayMs = 86_400_000
const dayIn = (count: number) => new Date(Date.now() + count * dayMs).toISOString().slice(0, 10)

/** Hours by day: the text of the firm says the same. A closing is to come. */
const heures = JSON.stringify({
  lundi: all,
  mardi: all,
  mercredi: all,
  jeudi: all,
  vendredi: all,
  samedi: all,
  dimanche: [],
  exceptions: [
    { du: dayIn(12), au: dayIn(13), plages: [], motif: 'Inventaire et étalonnage' },
    { du: dayIn(20), au: dayIn(20), plages: ['08:00-12:00'], motif: 'Réunion de l’équipe' },
  ],
})

/** An invented firm. Its addresses and numbers are samples that lead nowhere. */
export const entreprises: DemoEntreprise[] = [
  {
    nom: 'Cabinet Alidade',
    logo: null,
    logoAlt: null,
    logoSeul: false,
    description: html(
      '<p>Cabinet de topographie installé à Cocody, au service des familles, des promoteurs et des communes. Cette fiche garde les coordonnées d’avant le changement de nom.</p>',
    ),
    resume: 'Topographie et bornage à Abidjan.',
    email1: 'cabinet@alidade-ebrie.example',
    email2: null,
    phone1: '+225 05 00 00 00 05',
    phone2: null,
    support: null,
    urlFacebook: null,
    urlInstagram: null,
    urlLinkedin: null,
    urlSkype: null,
    urlTwitter: null,
    horaire: 'Lundi - Vendredi : 08.00 - 17.00',
    annee: 2016,
    status: false,
  },
  {
    nom: 'Alidade Ébrié',
    logo: 'logo-entreprise',
    logoAlt: 'Logo d’Alidade Ébrié : un limbe gradué et une ligne de visée.',
    logoSeul: false,
    description: html(
      '<p><strong>Alidade Ébrié</strong> réunit à Abidjan des géomètres, des topographes et des ingénieurs en génie civil. Nous mesurons le terrain, fixons les limites, dessinons les lotissements et implantons les ouvrages, de la première borne au plan de récolement.</p>',
      '<p>Nos équipes travaillent dans tout le pays, du littoral aux savanes du nord, pour les particuliers, les villages, les communes, les entreprises et les bureaux d’études. Chaque plan est rattaché au réseau géodésique national et accompagné de ses contrôles : le client sait ce qui a été mesuré, et avec quelle précision.</p>',
    ),
    resume:
      'Géomètres, topographes et ingénieurs à Abidjan : mesurer le terrain, fixer les limites, implanter les ouvrages.',
    email1: 'contact@alidade-ebrie.example',
    email2: 'devis@alidade-ebrie.example',
    phone1: '+225 25 00 00 00 01',
    phone2: '+225 07 00 00 00 02',
    support: '+225 07 00 00 00 03',
    urlFacebook: 'https://www.example.com/facebook',
    urlInstagram: 'https://www.example.com/instagram',
    urlLinkedin: 'https://www.example.com/linkedin',
    urlSkype: 'https://www.example.com/skype',
    urlTwitter: 'https://www.example.com/twitter',
    horaire: 'Lundi - Samedi : 08.00 - 18.00',
    heures,
    annee: 2023,
    formeJuridique: 'SARL',
    capital: '10 000 000 F CFA',
    rccm: 'CI-ABJ-0000-B-00000 (exemple)',
    compteContribuable: '0000000 X (exemple)',
    ordre: 'Ordre des géomètres-experts de Côte d’Ivoire',
    ordreNumero: '000 (exemple)',
    assurance: 'Assureur d’exemple, police n° 000',
    directeurPublication: 'Ambroise N’Guessan',
    hebergeur: 'Hébergeur d’exemple\n1, rue de l’Exemple, Abidjan\n+225 27 00 00 00 00',
    declarationArtci: 'n° 0000 (exemple)',
    correspondant: 'Mariam Ouattara, donnees@alidade-ebrie.example',
    repere: 'En face du jardin public, portail vert',
    fondation: '2009',
    status: true,
  },
]
