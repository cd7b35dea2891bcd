import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { DerniersChangements_admin$key } from '../../__generated__/DerniersChangements_admin.graphql.ts'
import { undoEntry } from '../journal/undoEntry.ts'
import { authorText, capitalize, actText, readEntry } from '../journal/journalEntry.ts'
import { subjectName, Quoi } from '../journal/Quoi.tsx'
import { Moment } from '../Moment.tsx'
import { journal as adresseDuJournal } from '../paths.ts'
import { peut } from '../peut/peut.ts'
import { contentTypeInfo } from '../contentTypes.ts'
import classes from './Dashboard.module.css'

/** The last changes by anybody, on any page. */
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
              ...journalEntry_entry
            }
          }
        }
      }
    `,
    admin,
  )
  const { reprendre, isBusy } = useUndo()
  const mayWrite = peut('CONTENU')
  const lignes = journal.edges.map(({ node }) => node)
  const { rows, revenir } = useNewestRow(lignes[0]?.id)
  return (
    <section aria-labelledby="changements" className={classes.volet}>
      <h2 id="changements">Dernières modifications</h2>
      {lignes.length === 0 && <p className={classes.vide}>Rien n’a encore été publié ni modifié.</p>}
      <ol ref={rows} className={`${classes.rangs} ${classes.changements}`}>
        {lignes.map((ligne) => {
          const fiche = contentTypeInfo(ligne.type ?? '')
          if (!fiche) return null
          const entree = readEntry(ligne)
          return (
            <li key={ligne.id}>
              <span className={classes.quoi}>
                <Quoi ligne={ligne} act={entree.act} />
                <small>
                  {capitalize(authorText(entree))}{' '}
                  {entree.act === 'REORDER' ? 'a changé l’ordre' : actText(entree)}
                </small>
              </span>
              {ligne.undoable && mayWrite && (
                <button
                  type="button"
                  className={`outil outil-discret ${classes.annuler}`}
                  aria-busy={isBusy}
                  onClick={() => {
                    revenir()
                    void reprendre({
                      id: ligne.id,
                      nom: subjectName(ligne, fiche, entree.act),
                      items: ligne.items,
                    })
                  }}
                >
                  Annuler
                  <span className="hors-ecran">
                    {' '}
                    {subjectName(ligne, fiche, entree.act)}&nbsp;: {actText(entree)}
                  </span>
                </button>
              )}
              <Moment date={entree.at} />
            </li>
          )
        })}
      </ol>
      <p className={classes.suite}>
        <a href={adresseDuJournal}>Tout le journal</a>
      </p>
    </section>
  )
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

function useUndo() {
  const environment = useRelayEnvironment()
  const [isBusy, setBusy] = useState(false)

  async function undo(fait: Parameters<typeof undoEntry>[1]): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await undoEntry(environment, fait)
    setBusy(false)
  }
  return { reprendre: undo, isBusy }
}
