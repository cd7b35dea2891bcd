import { type SubmitEvent, useState } from 'react'
import { Boite, boite } from '../ui/Boite.tsx'
import { useListe } from './contexte.ts'
import { type Sujet, useActes } from './useActes.ts'

/** Texts as people compare them: accents, letter case and kinds of spaces aside. */
function plat(texte: string): string {
  return texte
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Erases an item for good, once its name is typed. */
export default function DialogueEffacer({ sujet, onClose }: { sujet: Sujet; onClose(): void }) {
  const { effacer } = useActes()
  const { quitter } = useListe()
  const [nom, setNom] = useState('')
  const [enCours, setEnCours] = useState(false)
  const isConfirmed = plat(nom) === plat(sujet.libelle)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!isConfirmed || enCours) return
    setEnCours(true)
    quitter(document.getElementById(`rangee-${sujet.id}`))
    if (await effacer(sujet)) return
    setEnCours(false)
    onClose()
  }

  return (
    <Boite titre="Effacer définitivement" onClose={onClose}>
      <form className={boite['corps']} onSubmit={(event) => void submit(event)}>
        <p>
          «&nbsp;{sujet.libelle}&nbsp;» et ses fichiers seront effacés pour de bon. Personne ne pourra les
          faire revenir.
        </p>
        <label className={boite['champ']}>
          Pour confirmer, écrivez «&nbsp;{sujet.libelle}&nbsp;»
          <input
            value={nom}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setNom(currentTarget.value)}
          />
        </label>
        <p className={boite['suites']}>
          <button type="submit" className="bouton" disabled={!isConfirmed} aria-busy={enCours}>
            Effacer définitivement
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Garder
          </button>
        </p>
      </form>
    </Boite>
  )
}
