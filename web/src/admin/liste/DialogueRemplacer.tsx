import { type SubmitEvent, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { DialogueRemplacerQuery } from '../../__generated__/DialogueRemplacerQuery.graphql.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import { injoignable } from '../messages/messages.ts'
import { useList } from './listContext.ts'
import type { Item } from './Liste.tsx'
import { type Sujet, useActs } from './useActs.ts'

/** Publishes an item in the place of one that is active: both, or neither. */
export default function DialogueRemplacer({ sujet, onClose }: { sujet: Sujet; onClose(): void }) {
  const { genre } = useList()
  const { remplacer } = useActs()
  const environment = useRelayEnvironment()
  const [actifs, setActifs] = useState<readonly Item[] | 'panne' | null>(null)
  const [choisi, setChoisi] = useState<Item | null>(null)
  const [enCours, setEnCours] = useState(false)

  useEffect(() => {
    const { unsubscribe } = fetchQuery<DialogueRemplacerQuery>(
      environment,
      graphql`
        query DialogueRemplacerQuery($type: ContentName!) {
          admin {
            actives: contents(type: $type, status: true, first: 10) {
              edges {
                node {
                  id
                  libelle
                }
              }
            }
          }
        }
      `,
      { type: genre.nom },
    ).subscribe({
      next: ({ admin }) => {
        const items = admin?.actives.edges.map(({ node }) => node) ?? []
        setActifs(items)
        if (items.length === 1) setChoisi(items[0] ?? null)
      },
      error: () => setActifs('panne'),
    })
    return unsubscribe
  }, [environment, genre.nom])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!choisi || enCours) return
    setEnCours(true)
    await remplacer(sujet, choisi)
    onClose()
  }

  return (
    <Boite titre={`Publier «\u00a0${sujet.libelle}\u00a0»`} onClose={onClose}>
      <form className={boite.corps} onSubmit={(event) => void submit(event)}>
        <fieldset className={boite.liste} aria-busy={actifs === null}>
          <legend>À la place de&nbsp;:</legend>
          {actifs === 'panne' ? (
            <p role="alert">{injoignable}</p>
          ) : (
            actifs?.map((item) => (
              <label key={item.id} className={boite.choix}>
                <input
                  type="radio"
                  name="remplace"
                  checked={choisi?.id === item.id}
                  onChange={() => setChoisi(item)}
                />
                {item.libelle}
              </label>
            ))
          )}
        </fieldset>
        <p className={boite.suites}>
          <button type="submit" className="bouton" disabled={!choisi} aria-busy={enCours}>
            Remplacer
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Annuler
          </button>
        </p>
      </form>
    </Boite>
  )
}
