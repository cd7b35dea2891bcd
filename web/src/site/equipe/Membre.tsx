import { graphql, useFragment } from 'react-relay'
import { equipe } from '../../../../schema/texts/catalogue/equipe.ts'
import { useText } from '../../texts/texts.ts'
import { usePageLocation } from '../../router/location.ts'
import { Image } from '../../ui/Image.tsx'
import { JsonLd } from '../../ui/JsonLd.tsx'
import { etablissementId } from '../Etablissement.tsx'
import type { Membre_equipe$key } from '../../__generated__/Membre_equipe.graphql.ts'
import classes from './Membre.module.css'

interface MembreProps {
  membre: Membre_equipe$key
  /** The one that a visitor sees first. */
  premier: boolean
}

/** A member of the team at length. */
export function Membre({ membre, premier }: MembreProps) {
  const { nom, prenom, poste, numeroOrdre, description, email, urlLinkedin, photo } = useFragment(
    graphql`
      fragment Membre_equipe on Equipe {
        nom
        prenom
        poste
        numeroOrdre
        description
        email
        urlLinkedin
        photo {
          apercu: url(width: 640)
          ...Image_image
        }
      }
    `,
    membre,
  )
  const text = useText()
  const { origin } = usePageLocation()
  const entier = [prenom, nom].filter(Boolean).join(' ')
  return (
    <article className={classes.membre}>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Person',
          name: entier,
          jobTitle: poste ?? undefined,
          description: description ?? undefined,
          email: email ?? undefined,
          image: photo ? new URL(photo.apercu, origin).href : undefined,
          identifier: numeroOrdre ?? undefined,
          sameAs: urlLinkedin ?? undefined,
          worksFor: { '@id': etablissementId(origin) },
        }}
      />
      {photo ? (
        <Image
          image={photo}
          className={classes.photo}
          sizes="(width >= 62rem) 15rem, (width >= 40rem) 12rem, 7.5rem"
          priority={premier}
        />
      ) : (
        <span className={classes.photo} aria-hidden>
          {[...(prenom ?? '')][0]}
          {[...nom][0]}
        </span>
      )}
      <div className={classes.nom}>
        <h2>{entier}</h2>
        {poste && <p>{poste}</p>}
        {numeroOrdre && <p>{text(equipe.membreNumero, { numero: numeroOrdre })}</p>}
      </div>
      <div className={classes.mots}>
        {description && <p>{description}</p>}
        {(email || urlLinkedin) && (
          <ul className={classes.liens}>
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {urlLinkedin && (
              <li>
                <a href={urlLinkedin} rel="noopener">
                  {text(equipe.membreLinkedin)}
                  <span className="hors-ecran">{` ${text(equipe.membreLinkedinSujet, { personne: entier })}`}</span>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </article>
  )
}
