import { graphql, useFragment } from 'react-relay'
import { Image } from '../../ui/Image.tsx'
import type { Portrait_equipe$key } from '../../__generated__/Portrait_equipe.graphql.ts'
import classes from './Portrait.module.css'

/** A member of the team: portrait, name and post. */
export function Portrait({ membre }: { membre: Portrait_equipe$key }) {
  const { nom, prenom, poste, photo } = useFragment(
    graphql`
      fragment Portrait_equipe on Equipe {
        nom
        prenom
        poste
        photo {
          ...Image_image
        }
      }
    `,
    membre,
  )
  return (
    <div className={classes.portrait}>
      {photo ? (
        <Image image={photo} className={classes.photo} sizes="(width >= 62rem) 18rem, 45vw" />
      ) : (
        <span className={classes.photo} aria-hidden>
          {(prenom ?? '').charAt(0)}
          {nom.charAt(0)}
        </span>
      )}
      <h3 className={classes.nom}>
        {prenom} {nom}
      </h3>
      <p className={classes.poste}>{poste}</p>
    </div>
  )
}
