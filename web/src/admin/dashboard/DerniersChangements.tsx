import { useCallback, useLayoutEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  DerniersChangements_admin$data,
  DerniersChangements_admin$key,
} from '../../__generated__/DerniersChangements_admin.graphql.ts'
import type { DerniersChangementsMutation } from '../../__generated__/DerniersChangementsMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { auteurDe, enTete, gesteDe, lireEntree } from '../journal/gestes.ts'
import { alerter, annoncer, whyNot } from '../messages/messages.ts'
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
                version
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
  const lignes = sansRepetition(journal.edges.map(({ node }) => node)).slice(0, montres)
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
                <Quoi ligne={ligne} fiche={fiche} ordre={entree.act === 'REORDER'} />
                <small>
                  {enTete(auteurDe(entree))} {entree.act === 'REORDER' ? 'a changé l’ordre' : gesteDe(entree)}
                </small>
              </span>
              {annulables.has(entree.act) && ligne.content?.version === entree.version && (
                <button
                  type="button"
                  className={`outil outil-discret ${classes.annuler}`}
                  aria-busy={isBusy}
                  onClick={() => {
                    revenir()
                    void annuler(ligne.id, nomDe(ligne, fiche, entree.act))
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

/** What can be taken back, while nothing newer stands on it. */
const annulables: ReadonlySet<string> = new Set([
  'CREATE',
  'PUBLISH',
  'UNPUBLISH',
  'TRASH',
  'RESTORE',
  'UPDATE',
  'PUBLISH_DRAFT',
  'SWAP',
  'REORDER',
])

function nomDe({ libelle }: Ligne, fiche: Fiche, act: string): string {
  return act === 'REORDER' ? fiche.plusieurs : `«\u00a0${libelle}\u00a0»`
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
          content {
            ...Ligne_commun
            version
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

  async function annuler(id: string, nom: string): Promise<void> {
    if (isBusy) return
    try {
      const { result } = await undo({ variables: { input: { id } } })
      if (result.message) alerter(`${nom}\u00a0: ${result.message}`)
      else annoncer(`${nom} est de nouveau comme avant.`)
    } catch (error) {
      alerter(whyNot(error))
    }
  }
  return { annuler, isBusy }
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
