import { useState } from 'react'
import classes from './ACopier.module.css'

/** What is there to be copied. */
export function ACopier({ libelle, valeur }: { libelle: string; valeur: string }) {
  const [copie, setCopie] = useState('')

  async function copier(): Promise<void> {
    try {
      await navigator.clipboard.writeText(valeur)
      setCopie('Copié.')
    } catch {
      setCopie('Sélectionnez le texte pour le copier.')
    }
  }

  return (
    <div className={classes.aCopier}>
      <label>
        {libelle}
        <input readOnly value={valeur} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p>
        <button type="button" className="outil outil-petit" onClick={() => void copier()}>
          Copier
        </button>{' '}
        <span role="status">{copie}</span>
      </p>
    </div>
  )
}
