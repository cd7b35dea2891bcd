import { graphql, useFragment } from 'react-relay'
import type {
  DerniersChangements_admin$data,
  DerniersChangements_admin$key,
} from '../../__generated__/DerniersChangements_admin.graphql.ts'
import { auteurDe, enTete, gesteDe, lireEntree } from '../journal/gestes.ts'
import { Moment } from '../Moment.tsx'
import { type Fiche, ficheOf } from '../types.ts'
import classes from './Dashboard.module.css'

const montres = 10

type Ligne = DerniersChangements_admin$data['journal']['edges'][number]['node']

/** Who did what last, wherever it is. */
export function DerniersChangements({ admin }: { admin: DerniersChangements_admin$key }) {
  const { journal } = useFragment(
    graphql`
      fragment DerniersChangements_admin on Admin {
        journal(first: 30, content: true) {
          edges {
            node {
              id
              type
              libelle
              content {
                databaseId
                softdelete
              }
              ...gestes_entry
            }
          }
        }
      }
    `,
    admin,
  )
  const lignes = sansRepetition(journal.edges.map(({ node }) => node)).slice(0, montres)
  return (
    <section aria-labelledby="changements" className={classes.volet}>
      <h2 id="changements">Dernières modifications</h2>
      {lignes.length === 0 && <p className={classes.vide}>Rien n’a encore été publié ni modifié.</p>}
      <ol className={`${classes.rangs} ${classes.changements}`}>
        {lignes.map((ligne) => {
          const fiche = ficheOf(ligne.type ?? '')
          if (!fiche) return null
          const entree = lireEntree(ligne)
          return (
            <li key={ligne.id}>
              <span className={classes.quoi}>
                <Quoi ligne={ligne} fiche={fiche} ordre={entree.act === 'REORDER'} />
                <small>
                  {enTete(auteurDe(entree))} {entree.act === 'REORDER' ? 'a changé l’ordre' : gesteDe(entree)}
                </small>
              </span>
              <Moment date={entree.at} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What was changed, with the way there while it is there. */
function Quoi({ ligne, fiche, ordre }: { ligne: Ligne; fiche: Fiche; ordre: boolean }) {
  const { content, libelle } = ligne
  const adresse = new URLSearchParams(fiche.liste && { liste: fiche.liste })
  if (ordre) return <a href={`${fiche.page}?${adresse}`}>{fiche.plusieurs}</a>
  const nom = (
    <>
      {fiche.un} «&nbsp;{libelle}&nbsp;»
    </>
  )
  if (!content) return nom
  if (content.softdelete) adresse.set('etat', 'corbeille')
  else adresse.set('modifier', String(content.databaseId))
  return <a href={`${fiche.page}?${adresse}`}>{nom}</a>
}

/** One order is one change, however many items it has moved. */
function sansRepetition(lignes: readonly Ligne[]): Ligne[] {
  return lignes.filter((ligne, n) => {
    const suivante = lignes[n - 1]
    if (!suivante || ligne.type !== suivante.type) return true
    const [une, autre] = [lireEntree(ligne), lireEntree(suivante)]
    return une.act !== 'REORDER' || autre.act !== 'REORDER' || une.at !== autre.at
  })
}
