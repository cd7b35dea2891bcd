import { useCallback, useLayoutEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  DerniersChangements_admin$data,
  DerniersChangements_admin$key,
} from '../../__generated__/DerniersChangements_admin.graphql.ts'
import type { DerniersChangementsMutation } from '../../__generated__/DerniersChangementsMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { refusEnUnePhrase } from '../liste/refusEnUnePhrase.ts'
import { auteurDe, enTete, gesteDe, lireEntree } from '../journal/gestes.ts'
import { alerter, annoncer, whyNot } from '../messages/messages.ts'
import { Moment } from '../Moment.tsx'
import { type Fiche, ficheOf } from '../types.ts'
import classes from './Dashboard.module.css'

type Ligne = DerniersChangements_admin$data['journal']['edges'][number]['node']

/** Who did what last, wherever it is. */
export function DerniersChangements({ admin }: { admin: DerniersChangements_admin$key }) {
  const { journal } = useFragment(
    graphql`
      fragment DerniersChangements_admin on Admin {
        journal(first: 10, content: true) {
          edges {
            node {
              id
              type
              libelle
              items
              undoable
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
  const { annuler, isBusy } = useAnnuler()
  const lignes = journal.edges.map(({ node }) => node)
  const { rows, revenir } = useNewestRow(lignes[0]?.id)
  return (
    <section aria-labelledby="changements" className={classes.volet}>
      <h2 id="changements">Dernières modifications</h2>
      {lignes.length === 0 && <p className={classes.vide}>Rien n’a encore été publié ni modifié.</p>}
      <ol ref={rows} className={`${classes.rangs} ${classes.changements}`}>
        {lignes.map((ligne) => {
          const fiche = ficheOf(ligne.type ?? '')
          if (!fiche) return null
          const entree = lireEntree(ligne)
          return (
            <li key={ligne.id}>
              <span className={classes.quoi}>
                <Quoi ligne={ligne} fiche={fiche} act={entree.act} />
                <small>
                  {enTete(auteurDe(entree))} {entree.act === 'REORDER' ? 'a changé l’ordre' : gesteDe(entree)}
                </small>
              </span>
              {ligne.undoable && (
                <button
                  type="button"
                  className={`outil outil-discret ${classes.annuler}`}
                  aria-busy={isBusy}
                  onClick={() => {
                    revenir()
                    void annuler(ligne.id, nomDe(ligne, fiche, entree.act), ligne.items)
                  }}
                >
                  Annuler
                  <span className="hors-ecran">
                    {' '}
                    {nomDe(ligne, fiche, entree.act)}&nbsp;: {gesteDe(entree)}
                  </span>
                </button>
              )}
              <Moment date={entree.at} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What an act was on: its one item, or what they are called together. */
function nomDe({ libelle, items }: Ligne, { plusieurs }: Fiche, act: string): string {
  if (act === 'REORDER') return plusieurs
  if (items === 1) return `«\u00a0${libelle}\u00a0»`
  return `${items.toLocaleString('fr-FR')} ${plusieurs.charAt(0).toLowerCase()}${plusieurs.slice(1)}`
}

function enPlace(nom: string, items: number): string {
  return `${nom} ${items > 1 ? 'sont' : 'est'} de nouveau comme avant.`
}

/** Taking something back is the newest change, which can be taken back in turn: the keyboard goes on there. */
function useNewestRow(newest: string | undefined) {
  const rows = useRef<HTMLOListElement>(null)
  const isAwaited = useRef(false)
  useLayoutEffect(() => {
    if (isAwaited.current && document.activeElement === document.body)
      rows.current?.querySelector('button')?.focus()
    isAwaited.current = false
  }, [newest])
  const revenir = useCallback(() => {
    isAwaited.current = true
  }, [])
  return { rows, revenir }
}

function useAnnuler() {
  const [undo, isBusy] = useMutation<DerniersChangementsMutation>(graphql`
    mutation DerniersChangementsMutation($input: UndoChangeInput!) {
      result: undoChange(input: $input) {
        ... on UndoChangePayload {
          contents {
            ...Ligne_commun
            version
          }
          refused {
            libelle
            message
          }
          stats {
            ...Liste_stats
          }
          admin {
            ...DerniersChangements_admin
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function annuler(id: string, nom: string, items: number): Promise<void> {
    if (isBusy) return
    try {
      const { result } = await undo({ variables: { input: { id } } })
      const refuses = result.refused ?? []
      if (result.message) alerter(`${nom}\u00a0: ${result.message}`)
      else if (refuses.length === 0) annoncer(enPlace(nom, items))
      if (refuses.length > 0) alerter(refusEnUnePhrase(refuses))
    } catch (error) {
      alerter(whyNot(error))
    }
  }
  return { annuler, isBusy }
}

/** What was changed, with the way there while it is there. */
function Quoi({ ligne, fiche, act }: { ligne: Ligne; fiche: Fiche; act: string }) {
  const { content, items } = ligne
  const adresse = new URLSearchParams(fiche.liste && { liste: fiche.liste })
  const nom = nomDe(ligne, fiche, act)
  const isOfOne = items === 1 && act !== 'REORDER'
  if (content?.softdelete) adresse.set('etat', 'corbeille')
  if (!isOfOne) return <a href={`${fiche.page}?${adresse}`}>{nom}</a>
  const un = `${fiche.un} ${nom}`
  if (!content) return un
  if (!content.softdelete) adresse.set('modifier', String(content.databaseId))
  return <a href={`${fiche.page}?${adresse}`}>{un}</a>
}
