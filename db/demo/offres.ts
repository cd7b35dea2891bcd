import type { DemoOffre } from './types.ts'

/** One open post, and one that is not on line. */
export const offres: DemoOffre[] = [
  {
    titre: 'Chef de brigade topographique',
    slug: 'chef-de-brigade-topographique',
    lieu: 'Abidjan',
    contrat: 'CDI',
    resume:
      'Conduire une équipe de trois personnes, du repérage au carnet remis au bureau, sur des chantiers de bornage et de voirie.',
    description: `<p>Nos brigades sortent quatre jours sur cinq. La vôtre aura son véhicule, sa station et son programme, arrêté chaque vendredi.</p>
<h2>Ce que vous ferez</h2>
<ul>
<li>Préparer la sortie : points connus, matériel étalonné, voisins prévenus.</li>
<li>Lever à la station totale et au GNSS, et fermer les cheminements sur place.</li>
<li>Remettre le soir même un carnet que le calculateur lit sans vous appeler.</li>
</ul>
<h2>Ce que nous attendons</h2>
<p>Un BTS de géomètre-topographe ou l’équivalent, trois ans de terrain, le permis B. Parler la langue du village où l’on travaille est un vrai avantage.</p>`,
    jusquAu: null,
    status: true,
  },
  {
    titre: 'Stage de dessin et de cartographie',
    slug: 'stage-de-dessin-et-de-cartographie',
    lieu: 'Abidjan',
    contrat: 'Stage de quatre mois',
    resume: 'Mettre au net des plans de lotissement avec un dessinateur qui explique volontiers.',
    description: null,
    jusquAu: null,
    status: false,
  },
]
