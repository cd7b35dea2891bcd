import { html } from './html.ts'
import type { DemoFaq } from './types.ts'

/** Kept general, so that nothing is wrong: dates and articles of law stand only where they are certain. */
export const faqs: DemoFaq[] = [
  {
    titre: 'Titres et procédures',
    ordre: 1,
    status: true,
    questions: [
      {
        question: 'Qu’est-ce que l’arrêté de concession définitive (ACD) ?',
        reponse: html(
          '<p>C’est l’acte par lequel l’administration confère la pleine propriété d’un terrain urbain. Il est régi par l’ordonnance n° 2013-481 du 2 juillet 2013, qui fixe les règles d’acquisition de la propriété des terrains urbains.</p>',
          '<p>Le géomètre-expert intervient en amont : il lève le terrain, vérifie les bornes et prépare le dossier technique. L’instruction et la signature appartiennent à l’administration.</p>',
        ),
        ordre: 1,
        status: true,
      },
      {
        question: 'Quelle différence entre un titre foncier et un ACD ?',
        reponse: html(
          '<p>Le titre foncier est l’immatriculation du terrain au livre foncier : un numéro, des limites, une contenance et l’histoire de ses droits. L’ACD est l’acte qui vous rend propriétaire du terrain urbain ; il est publié au livre foncier.</p>',
          '<p>Lorsque le vendeur a déjà un ACD, l’achat passe par un notaire et par une mutation au livre foncier, non par un nouvel arrêté. Demandez au notaire un état foncier récent avant tout paiement.</p>',
        ),
        ordre: 2,
        status: true,
      },
      {
        question: 'À quoi sert le certificat foncier rural ?',
        reponse: html(
          '<p>Il constate les droits coutumiers exercés de façon paisible et continue sur une terre du domaine foncier rural, à l’issue d’une enquête officielle. Il est prévu par la loi n° 98-750 du 23 décembre 1998 relative au domaine foncier rural, plusieurs fois modifiée.</p>',
          '<p>Il n’est pas un titre de propriété : c’est une étape vers l’immatriculation, que seules les personnes admises par la loi à posséder une terre rurale peuvent obtenir à leur nom. L’agence chargée du foncier rural ou la sous-préfecture vous renseignera sur la procédure et les délais en vigueur.</p>',
        ),
        ordre: 3,
        status: true,
      },
      {
        question: 'L’attestation villageoise suffit-elle pour construire ?',
        reponse: html(
          '<p>Non. Elle témoigne d’une attribution par le village, et elle est utile au dossier, mais elle ne vaut pas titre de propriété. Avant de construire, il faut engager la procédure qui mène à l’ACD et obtenir un permis de construire.</p>',
          '<p>Vérifiez surtout que le lotissement est approuvé et que votre lot y figure avec le même numéro d’îlot et de lot.</p>',
        ),
        ordre: 4,
        status: true,
      },
    ],
  },
  {
    titre: 'Bornage et limites',
    ordre: 2,
    status: true,
    questions: [
      {
        question: 'Qu’est-ce qu’un bornage contradictoire ?',
        reponse: html(
          '<p>C’est la fixation d’une limite en présence de tous ceux qu’elle concerne. Le géomètre examine les titres, convoque les voisins, propose la limite, pose les bornes et fait signer un procès-verbal accompagné d’un plan.</p>',
          '<p>Un bornage fait sans les voisins n’est qu’un piquetage : il peut être contesté.</p>',
        ),
        ordre: 1,
        status: true,
      },
      {
        question: 'Mon voisin refuse de signer : que faire ?',
        reponse: html(
          '<p>Nous notons sa position, et ses raisons, au procès-verbal. Beaucoup de refus tombent après une deuxième visite, plans en main. Sinon, une conciliation peut être tentée avec l’appui des autorités locales ; en dernier recours, le tribunal peut ordonner une expertise.</p>',
        ),
        ordre: 2,
        status: true,
      },
      {
        question: 'Mes bornes ont disparu. Peut-on les remettre au même endroit ?',
        reponse: html(
          '<p>Oui, si un plan coté ou des coordonnées existent. Nous retrouvons les bornes voisines, contrôlons qu’elles n’ont pas bougé, puis rétablissons les manquantes en présence des riverains. Ne les replacez jamais vous-même : une borne déplacée ne prouve plus rien, et déplacer une borne expose à des poursuites.</p>',
        ),
        ordre: 3,
        status: true,
      },
      {
        question: 'Tous les géomètres peuvent-ils signer un dossier foncier ?',
        reponse: html(
          '<p>Non. Les travaux qui fixent les limites des biens fonciers relèvent, pour l’essentiel, des géomètres-experts inscrits au tableau de l’Ordre et des services habilités de l’État. Demandez le nom et le numéro d’inscription de celui qui signera : un professionnel vous les donne volontiers.</p>',
        ),
        ordre: 4,
        status: true,
      },
    ],
  },
  {
    titre: 'Délais, prix et documents',
    ordre: 3,
    status: true,
    questions: [
      {
        question: 'Combien coûte le levé d’une parcelle ?',
        reponse: html(
          '<p>Le prix dépend de la surface, de l’accès, de la végétation, de la distance et de ce que vous ferez du plan. Nous le calculons ligne par ligne : déplacement, jours de terrain, jours de bureau, bornes, tirages.</p>',
          '<p>Le <a href="/devis">devis</a> est gratuit. Il indique ce qui n’est pas compris, en particulier les frais et taxes perçus par l’administration, que nous ne maîtrisons pas.</p>',
        ),
        ordre: 1,
        status: true,
      },
      {
        question: 'Sous quel délai recevrai-je mon plan ?',
        reponse: html(
          '<p>Pour une parcelle urbaine courante, comptez en général une à deux journées de terrain et une semaine de bureau. Un lotissement demande plusieurs mois, car il attend des accords et une approbation.</p>',
          '<p>Nous nous engageons par écrit sur nos propres délais. Ceux des services administratifs varient : méfiez-vous de qui promet une date de signature.</p>',
        ),
        ordre: 2,
        status: true,
      },
      {
        question: 'Quels documents dois-je préparer ?',
        reponse: html(
          '<p>Préparez, si vous les avez :</p><ul><li>une pièce d’identité et vos coordonnées ;</li><li>tout document sur le terrain : titre, ACD, lettre ou attestation d’attribution, certificat foncier, acte de vente ;</li><li>les plans existants, même anciens ou incomplets ;</li><li>le nom et le numéro de téléphone des voisins.</li></ul>',
          '<p>Il vous manque une pièce ? Venez quand même : une partie de notre travail consiste à chercher.</p>',
        ),
        ordre: 3,
        status: true,
      },
      {
        question: 'Que faites-vous de mes données personnelles ?',
        reponse: html(
          '<p>Elles servent à vous répondre et à conduire votre mission, rien d’autre. La loi n° 2013-450 du 19 juin 2013 relative à la protection des données à caractère personnel vous donne un droit d’accès, de rectification et d’opposition : écrivez-nous par la page <a href="/contact">Contact</a>.</p>',
        ),
        ordre: 4,
        status: true,
      },
    ],
  },
  {
    titre: 'Mesures et technique',
    ordre: 4,
    status: true,
    questions: [
      {
        question: 'Quelle est la précision d’un GNSS ?',
        reponse: html(
          '<p>Un téléphone donne une position à quelques mètres. Un récepteur de géomètre atteint 1 à 3 cm en temps réel, avec une base ou un réseau de corrections, et moins d’un centimètre en mode statique, après plusieurs heures d’observation.</p>',
          '<p>Sous les arbres ou entre les immeubles, ces chiffres se dégradent : nous passons alors à la station totale.</p>',
        ),
        ordre: 1,
        status: true,
      },
      {
        question: 'Le drone peut-il remplacer le géomètre ?',
        reponse: html(
          '<p>Il remplace des jours de marche, pas le jugement. Il excelle sur les grandes surfaces dégagées, les volumes et le suivi de chantier. Il ne voit ni le sol sous la canopée, ni une borne enterrée, ni l’accord de deux voisins.</p>',
          '<p>Un vol professionnel demande les autorisations prévues par la réglementation de l’aviation civile ; nous nous en chargeons.</p>',
        ),
        ordre: 2,
        status: true,
      },
      {
        question: 'Pourquoi mes coordonnées changent-elles d’un plan à l’autre ?',
        reponse: html(
          '<p>Souvent parce que les systèmes diffèrent. Les plans anciens utilisent d’autres ellipsoïdes ; les plans récents sont rattachés au RGCI. De plus, le pays est partagé entre deux fuseaux UTM : 29N à l’ouest du méridien 6° ouest, 30N à l’est. Nos plans indiquent toujours le système, le fuseau et la référence d’altitude.</p>',
        ),
        ordre: 3,
        status: true,
      },
    ],
  },
]
