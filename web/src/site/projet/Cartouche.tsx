import { graphql, useFragment } from 'react-relay'
import { projet as texts } from '../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../texts/texts.ts'
import { formatCoordinates } from '../../lieux/degres.ts'
import type { Cartouche_projet$key } from '../../__generated__/Cartouche_projet.graphql.ts'
import classes from './Cartouche.module.css'

/** The title block of a plan: who, where, when, for how much. What is not known has no cell. */
export function Cartouche({ projet }: { projet: Cartouche_projet$key }) {
  const { client, maitreOeuvre, lieu, annee, prix, category, latitude, longitude } = useFragment(
    graphql`
      fragment Cartouche_projet on Projet {
        client
        maitreOeuvre
        lieu
        annee
        prix
        category
        latitude
        longitude
      }
    `,
    projet,
  )
  const text = useText()
  const situe = formatCoordinates(latitude, longitude)
  const cases = [
    { terme: text(texts.client), valeur: client, large: true },
    { terme: text(texts.oeuvre), valeur: maitreOeuvre, large: true },
    { terme: text(texts.lieu), valeur: lieu },
    { terme: text(texts.annee), valeur: annee },
    { terme: text(texts.categorie), valeur: category },
    { terme: text(texts.prix), valeur: prix },
    { terme: text(texts.coordonnees), valeur: situe && `${situe.latitude}, ${situe.longitude}` },
  ].filter(({ valeur }) => valeur)
  if (cases.length === 0) return null
  const largeur = cases.reduce((somme, { large }) => somme + (large ? 2 : 1), 0)
  return (
    <dl className={classes.cartouche} data-reste={(4 - (largeur % 4)) % 4}>
      {cases.map(({ terme, valeur, large }) => (
        <div key={terme} data-large={large}>
          <dt>{terme}</dt>
          <dd>{valeur}</dd>
        </div>
      ))}
    </dl>
  )
}
