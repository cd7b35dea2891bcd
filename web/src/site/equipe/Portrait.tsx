import { graphql, useFragment } from 'react-relay'
import { Image } from '../../ui/Image.tsx'
import type { Portrait_equipe$key } from './__generated__/Portrait_equipe.graphql.ts'
import classes from './Portrait.module.css'

/** A member of the team: portrait, name and post. */
export function Portrait({ membre, niveau }: { membre: Portrait_equipe$key; niveau: 'h2' | 'h3' }) {
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
  const Heading = niveau
  return (
    <div className={classes['portrait']}>
      {photo ? (
        <Image image={photo} className={classes['photo']} sizes="(width >= 62rem) 18rem, 45vw" />
      ) : (
        <span className={classes['photo']} aria-hidden>
          {(prenom ?? '').charAt(0)}
          {nom.charAt(0)}
        </span>
      )}
      <Heading className={classes['nom']}>
        {prenom} {nom}
      </Heading>
      <p className={classes['poste']}>{poste}</p>
    </div>
  )
}
