import { html } from './html.ts'
import type { DemoSlide } from './types.ts'

export const slides: DemoSlide[] = [
  {
    titre: 'La juste mesure du terrain',
    contenue: html(
      '<p>De la lagune Ébrié aux savanes du nord, nous levons, bornons et implantons avec des précisions que chacun peut vérifier.</p>',
    ),
    image: 'slide-1',
    imageAlt: 'Grande carte en relief de la lagune Ébrié : presqu’îles, baies et cordon littoral.',
    lien: '/references',
    archive: false,
    ordre: 1,
    status: true,
  },
  {
    titre: 'Du ciel à la borne, au centimètre',
    contenue: html(
      '<p>Réseaux géodésiques, canevas de chantier et nivellement de précision, rattachés au système national.</p>',
    ),
    image: 'slide-2',
    imageAlt: 'Triangulation dessinée au-dessus de collines, de sommet en sommet.',
    lien: '/services/geodesie-et-gnss',
    archive: false,
    ordre: 2,
    status: true,
  },
  {
    titre: 'Des limites claires, des lots sûrs',
    contenue: html(
      '<p>Lotissement, morcellement, bornage : <strong>chaque borne est posée devant ceux qu’elle concerne</strong>.</p>',
    ),
    image: 'slide-3',
    imageAlt: 'Plan de lotissement gravé : îlots, voies courbes et bornes numérotées.',
    lien: '/devis',
    archive: false,
    ordre: 3,
    status: true,
  },
  {
    titre: 'Quinze ans de terrain',
    contenue: html(
      '<p>En 2024, le cabinet a fêté ses quinze ans avec ceux qui lui ont confié leurs premières bornes.</p>',
    ),
    image: 'slide-2',
    imageAlt: 'Triangulation dessinée au-dessus de collines, de sommet en sommet.',
    lien: '/histoire',
    archive: true,
    ordre: 4,
    status: true,
  },
  {
    titre: 'Le drone, et les pieds sur terre',
    contenue: html(
      '<p>Orthophotographies et volumes, calés sur des cibles mesurées au sol et contrôlées.</p>',
    ),
    image: 'slide-1',
    imageAlt: 'Grande carte en relief de la lagune Ébrié : presqu’îles, baies et cordon littoral.',
    lien: '/services/photogrammetrie-par-drone',
    archive: false,
    ordre: 5,
    status: false,
  },
]
