import { html } from './html.ts'
import type { DemoPresentation } from './types.ts'

export const presentations: DemoPresentation[] = [
  {
    titre: 'Le cabinet Alidade, 2009–2016',
    contenu: html(
      '<p>Le cabinet Alidade ouvre à Cocody en 2009. Deux géomètres, une station totale et un véhicule suffisent alors à lever les premières parcelles de la Riviera.</p>',
      '<p>Sept ans plus tard, le cabinet compte douze personnes et change de nom. Cette page est conservée pour mémoire.</p>',
    ),
    image: null,
    imageAlt: null,
    footerSec: null,
    status: false,
  },
  {
    titre: 'Mesurer juste, depuis 2009',
    contenu: html(
      '<p>L’alidade est la règle qui vise : posée sur la planchette, elle donnait autrefois la direction d’un arbre, d’un clocher, d’une borne. Nous en avons gardé le nom, et l’idée qu’un plan commence par un regard attentif sur le terrain.</p>',
      '<h2>Une histoire abidjanaise</h2>',
      '<p>Le cabinet ouvre à Cocody en 2009, avec deux géomètres et une station totale. Les premières missions sont modestes : des parcelles familiales, un mur à implanter, une limite à retrouver. En 2016, un premier lotissement villageois de 63 hectares, à Songon, nous apprend à travailler avec tout un village. La même année, l’équipe compte douze personnes et prend le nom d’Alidade Ébrié, en hommage à la lagune qu’elle longe chaque matin. En 2017, 64 kilomètres de nivellement entre Tiébissou et Bouaké lui ouvrent la géodésie.</p>',
      '<h2>Aujourd’hui</h2>',
      '<ul><li>31 collaborateurs, dont deux géomètres-experts et cinq ingénieurs ;</li><li>cinq brigades de terrain, en mission dans tout le pays ;</li><li>plus de 600 missions achevées, du partage familial au réseau urbain ;</li><li>un atelier de dessin et de calcul à la Riviera.</li></ul>',
      '<p>Nos clients sont des familles, des villages, des communes, des promoteurs, des industriels et des bureaux d’études ; plus de la moitié nous ont été recommandés par un ancien client.</p>',
      '<h2>Nos instruments</h2>',
      '<p>Six récepteurs GNSS bifréquences, cinq stations totales, deux niveaux numériques avec mires Invar, un scanner laser, deux drones et un sondeur. Chaque appareil a son carnet ; aucun ne part en mission sans un contrôle daté. Les mesures sont calculées par une personne et vérifiées par une autre.</p>',
      '<h2>Ce à quoi nous tenons</h2>',
      '<blockquote><p>Dire ce que l’on a mesuré, dire avec quelle précision, et dire aussi ce que l’on ne sait pas.</p></blockquote>',
      '<p>Nous écoutons les anciens avant d’ouvrir le trépied. Nous refusons de borner sans les voisins. Nous expliquons nos prix ligne par ligne. Et nous formons : chaque année, quatre étudiants rejoignent nos brigades pour six mois de terrain.</p>',
      '<p>Cette méthode demande parfois une visite de plus. Elle évite souvent un procès. Découvrez <a href="/references">nos références</a> ou <a href="/equipe">les personnes</a> qui les ont menées.</p>',
    ),
    image: 'presentation',
    imageAlt: 'Dessin d’une équipe de géomètres au travail au bord de la lagune Ébrié, au lever du jour.',
    footerSec: html(
      '<p>Géomètres, topographes et ingénieurs, nous mesurons le terrain et fixons les limites dans toute la Côte d’Ivoire. Depuis 2009, chaque plan part d’Abidjan avec ses contrôles et sa précision.</p>',
    ),
    status: true,
  },
]
