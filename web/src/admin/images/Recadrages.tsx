import { graphql, useFragment } from 'react-relay'
import type { Recadrages_media$key } from '../../__generated__/Recadrages_media.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { Image } from '../../ui/Image.tsx'
import { hrefWith } from '../liste/filtres/listFilter.ts'
import classes from './Images.module.css'

/** The ways between a picture and those that show a part of it. */
export function Recadrages({ media }: { media: Recadrages_media$key }) {
  const { original, crops } = useFragment(
    graphql`
      fragment Recadrages_media on Media {
        original {
          id
          name
        }
        crops {
          id
          isUsed
          image {
            ...Image_image
          }
        }
      }
    `,
    media,
  )
  const { search } = usePageLocation()
  const hrefOf = (id: string) => hrefWith(search, { image: id })
  return (
    <>
      {original && (
        <p>
          Recadrée à partir de <a href={hrefOf(original.id)}>l’image entière</a>.
        </p>
      )}
      {crops.length > 0 && (
        <section aria-labelledby="recadrages" className={classes.emplois}>
          <h3 id="recadrages">
            Recadrages <small>{crops.length.toLocaleString('fr-FR')}</small>
          </h3>
          <ul className={classes.vignettes}>
            {crops.map(({ id, isUsed, image }, n) => (
              <li key={id}>
                <a className={classes.vignette} href={hrefOf(id)}>
                  {image && <Image image={image} className={classes.vue} sizes="9rem" alt="" />}
                  <small>
                    Recadrage {n + 1}, {isUsed ? 'utilisé' : 'inutilisé'}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
