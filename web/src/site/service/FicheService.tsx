import { graphql, useFragment } from 'react-relay'
import { service as texts } from '../../../../schema/texts/catalogue/service.ts'
import { useText } from '../../texts/texts.ts'
import { usePageLocation } from '../../router/location.ts'
import { Html } from '../../ui/Html.tsx'
import { Image } from '../../ui/Image.tsx'
import { JsonLd } from '../../ui/JsonLd.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pays } from '../../../../schema/content/fields/adresse.ts'
import { etablissementId } from '../Etablissement.tsx'
import { Galerie } from '../galerie/Galerie.tsx'
import { imageObjectOf, usePlanches } from '../galerie/planches.ts'
import { PlanchesAgrandies } from '../galerie/PlanchesAgrandies.tsx'
import { Telechargements } from '../telechargements/Telechargements.tsx'
import { TetePage } from '../TetePage.tsx'
import type { FicheService_service$key } from '../../__generated__/FicheService_service.graphql.ts'
import type { FicheService_site$key } from '../../__generated__/FicheService_site.graphql.ts'
import { LienPage } from '../LienPage.tsx'
import { FaitsService } from './FaitsService.tsx'
import classes from './FicheService.module.css'
import { Papiers } from './Papiers.tsx'
import { referencesOfService } from './referencesOfService.ts'

interface FicheServiceProps {
  site: FicheService_site$key
  service: FicheService_service$key
}

/** All there is to say of a service. */
export function FicheService({ site, service }: FicheServiceProps) {
  const page = useFragment(
    graphql`
      fragment FicheService_site on Site {
        ...PageHead_site
      }
    `,
    site,
  )
  const item = useFragment(
    graphql`
      fragment FicheService_service on Service {
        nom
        titreRecherche
        descriptionRecherche
        partage {
          ...PageHead_image
        }
        slug
        resume
        description
        categories {
          id
          nom
        }
        image {
          ...PageHead_image
          ...planches_image
          ...Image_image
        }
        galerie {
          ...planches_galerie
          ...Galerie_images
        }
        fourchette
        delai
        responsable {
          id
        }
        ...FaitsService_service
        documents {
          ...Telechargements_documents
        }
        ...Papiers_service
        ...referencesOfService_service
      }
    `,
    service,
  )
  const { nom, slug, resume, description, categories, image } = item
  const isBare =
    categories.length === 0 && item.fourchette === null && item.delai === null && !item.responsable
  const text = useText()
  const { origin } = usePageLocation()
  const planches = usePlanches(image, item.galerie)
  return (
    <article>
      <PageHead
        site={page}
        title={item.titreRecherche ?? text(texts.onglet, { service: nom })}
        description={item.descriptionRecherche ?? resume}
        path={`/services/${slug}`}
        image={item.partage ?? image}
        sujet={text(texts.sujet)}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Service',
          name: nom,
          serviceType: nom,
          description: resume ?? undefined,
          url: `${origin}/services/${slug}`,
          image: planches.map((one) => imageObjectOf(one, origin)),
          areaServed: { '@type': 'Country', name: pays },
          provider: { '@id': etablissementId(origin) },
        }}
      />
      <TetePage
        fil={[{ label: text(texts.fil) }, { label: nom }]}
        titre={nom}
        chapeau={resume}
        suite={
          <p className={classes.suites}>
            <a className="bouton" href={`/devis?service=${slug}`}>
              {text(texts.devis)}
            </a>
            <LienPage href={referencesOfService(item)}>{text(texts.references)}</LienPage>
          </p>
        }
      >
        {image && (
          <div className={`cadre-carte ${classes.image}`}>
            <Image image={image} sizes="(width >= 62rem) 44vw, 92vw" priority />
          </div>
        )}
      </TetePage>
      <div className={`cadre ${classes.corps}`} data-seul={isBare || undefined}>
        {!isBare && (
          <div className={classes.cote}>
            <FaitsService service={item} />
            {categories.length > 0 && (
              <section className={classes.domaines} aria-labelledby="domaines">
                <h2 id="domaines">{text(texts.domaines)}</h2>
                <ul className={classes.liste}>
                  {categories.map((category) => (
                    <li key={category.id}>{category.nom}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
        <div className={classes.mots}>
          <Html html={description} prefix="description" className={classes.texte} />
          <Papiers service={item} />
          <Telechargements documents={item.documents} />
        </div>
      </div>
      {item.galerie.length > 0 && (
        <div className="cadre">
          <Galerie galerie={item.galerie} planches={planches} />
          <PlanchesAgrandies key={slug} titre={nom} planches={planches} />
        </div>
      )}
    </article>
  )
}
