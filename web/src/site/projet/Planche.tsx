import { graphql, useFragment } from 'react-relay'
import { Image } from '../../ui/Image.tsx'
import type { Planche_projet$key } from '../../__generated__/Planche_projet.graphql.ts'
import classes from './Planche.module.css'

/** A projet in a list: its drawn sheet, and the title block below. */
export function Planche({ projet }: { projet: Planche_projet$key }) {
  const { nom, slug, lieu, annee, category, image } = useFragment(
    graphql`
      fragment Planche_projet on Projet {
        nom
        slug
        lieu
        annee
        category
        image {
          ...Image_image
        }
      }
    `,
    projet,
  )
  const repere = [lieu, annee].filter(Boolean).join(', ')
  return (
    <article className={classes.planche}>
      <div className={classes.feuille}>
        {image ? (
          <Image
            image={image}
            className={classes.image}
            sizes="(width >= 75rem) 18rem, (width >= 40rem) 45vw, 36vw"
            alt=""
          />
        ) : (
          <span className={classes.vide} />
        )}
      </div>
      <div className={classes.mots}>
        <p className={classes.repere}>
          <span>{repere}</span>
          <span>{category}</span>
        </p>
        <h3 className={classes.nom}>
          <a href={`/projets/${slug}`}>{nom}</a>
        </h3>
      </div>
    </article>
  )
}
