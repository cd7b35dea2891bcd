import { useState } from 'react'
import classes from './Compte.module.css'

/** A new key, while the panel stays open: nobody can show it again. */
export function NouveauJeton({ jeton }: { jeton: string }) {
  const [copie, setCopie] = useState('')

  async function copier(): Promise<void> {
    try {
      await navigator.clipboard.writeText(jeton)
      setCopie('Copié.')
    } catch {
      setCopie('Sélectionnez le jeton pour le copier.')
    }
  }

  return (
    <div className={classes.nouveau}>
      <label>
        Copiez ce jeton maintenant&nbsp;: il ne sera plus affiché.
        <input readOnly value={jeton} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" className="outil outil-petit" onClick={() => void copier()}>
        Copier
      </button>
      <span role="status">{copie}</span>
    </div>
  )
}
