import { graphql, useFragment } from 'react-relay'
import { service as texts } from '../../../../schema/texts/catalogue/service.ts'
import { useText } from '../../texts/texts.ts'
import { Image } from '../../ui/Image.tsx'
import type { Responsable_equipe$key } from '../../__generated__/Responsable_equipe.graphql.ts'
import { LienPage } from '../LienPage.tsx'
import classes from './FaitsService.module.css'

/** Who answers for a service: portrait, name, post, number in the Order. */
export function Responsable({ equipe }: { equipe: Responsable_equipe$key }) {
  const { nom, prenom, poste, numeroOrdre, photo } = useFragment(
    graphql`
      fragment Responsable_equipe on Equipe {
        nom
        prenom
        poste
        numeroOrdre
        photo {
          ...Image_image
        }
      }
    `,
    equipe,
  )
  const text = useText()
  return (
    <section className={classes.responsable} aria-labelledby="responsable">
      <h2 id="responsable">{text(texts.responsable)}</h2>
      {photo && <Image image={photo} className={classes.portrait} sizes="5rem" />}
      <div>
        <p>
          <LienPage href="/equipe" isWords>
            {[prenom, nom].filter(Boolean).join(' ')}
          </LienPage>
        </p>
        {poste && <p>{poste}</p>}
        {numeroOrdre && <p>{text(texts.responsableOrdre, { numero: numeroOrdre })}</p>}
      </div>
    </section>
  )
}
