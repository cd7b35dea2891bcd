import { partenaires } from '../partenaires.ts'
import { projets } from '../projets.ts'
import type { Family } from './encode.ts'
import type { Picture } from './picture.ts'
import { partnerMarks } from './marques/partenaires.ts'
import { firmLogo } from './marques/entreprise.ts'
import { portraits } from './portraits.ts'
import { presentation } from './scenes/presentation.ts'
import { services } from './scenes/services.ts'
import { slides } from './scenes/slides.ts'
import { nawa, man, yamoussoukro } from './projets/geodesie1.ts'
import { jacqueville, odienne, tiebissou } from './projets/geodesie2.ts'
import { sanPedro, vridi, yopougon } from './projets/industrie1.ts'
import { dabou, toumodi } from './projets/industrie2.ts'
import { bingerville, cocody, daloa, songon } from './projets/lotissements1.ts'
import { abengourou, anyama, gagnoa } from './projets/lotissements2.ts'
import { bondoukou } from './projets/bondoukou.ts'
import { aboisso, assinie, korhogo } from './projets/topographie1.ts'
import { bassam, bouake } from './projets/topographie2.ts'
import type { Scene } from './scene.ts'

export interface Entry {
  readonly key: string
  readonly family: Family
  readonly draw: () => Picture
}

const SCENES: Readonly<Record<string, Scene>> = {
  'etude-topographique-de-pistes-rurales-a-korhogo': korhogo,
  'lotissement-villageois-de-songon': songon,
  'nivellement-de-precision-de-tiebissou-a-bouake': tiebissou,
  'reseau-geodesique-urbain-de-yamoussoukro': yamoussoukro,
  'leve-d-un-bas-fond-rizicole-a-bondoukou': bondoukou,
  'canevas-d-une-route-de-montagne-a-man': man,
  'alignement-d-un-pont-roulant-a-yopougon': yopougon,
  'extension-nord-de-daloa': daloa,
  'domaine-residentiel-de-bingerville': bingerville,
  'leve-bathymetrique-du-chenal-d-assinie': assinie,
  'rattachement-d-une-echelle-limnimetrique-a-jacqueville': jacqueville,
  'recolement-de-voirie-et-reseaux-a-bouake': bouake,
  'delimitation-de-parcelles-rurales-a-abengourou': abengourou,
  'controle-geometrique-de-reservoirs-a-vridi': vridi,
  'lotissement-de-recasement-a-gagnoa': gagnoa,
  'densification-du-reseau-geodesique-de-la-nawa': nawa,
  'morcellement-d-un-titre-foncier-a-cocody-angre': cocody,
  'releve-de-facades-anciennes-a-grand-bassam': bassam,
  'suivi-des-volumes-d-une-carriere-a-toumodi': toumodi,
  'leve-par-drone-d-une-plantation-d-heveas-a-aboisso': aboisso,
  'implantation-d-un-entrepot-de-cacao-a-san-pedro': sanPedro,
  'station-gnss-permanente-d-odienne': odienne,
  'lotissement-d-anyama-est': anyama,
  'auscultation-d-un-chateau-d-eau-a-dabou': dabou,
}

function projectEntries(): Entry[] {
  return projets.map((projet, i) => {
    const slug = projet.slug ?? ''
    const scene = SCENES[slug]
    if (!scene) throw new Error(`Aucune planche pour le projet « ${slug} »`)
    return {
      key: projet.image ?? `projet-${slug}`,
      family: 'sheet',
      draw: () =>
        scene({
          slug,
          nom: projet.nom ?? '',
          category: projet.category,
          lieu: projet.lieu ?? '',
          annee: String(projet.annee ?? ''),
          latitude: projet.latitude ?? 5.35,
          longitude: projet.longitude ?? -4,
          number: i + 1,
        }),
    }
  })
}

const named = (family: Family, drawings: Readonly<Record<string, () => Picture>>): Entry[] =>
  Object.entries(drawings).map(([key, draw]) => ({ key, family, draw }))

/** Every picture of the demo, by key. */
export const catalogue = (): Entry[] => [
  ...projectEntries(),
  ...named('slide', slides),
  ...named('service', services),
  ...named('presentation', { presentation }),
  ...portraits.map(({ key, draw }): Entry => ({
    key,
    family: key.startsWith('equipe') ? 'portrait' : 'small',
    draw,
  })),
  ...named('mark', { 'logo-entreprise': firmLogo }),
  ...named('mark', partnerMarks(partenaires.map(({ nom }) => nom ?? ''))),
]
