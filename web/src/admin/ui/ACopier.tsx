import { useEffect, useRef, useState } from 'react'
import classes from './ACopier.module.css'

interface ACopierProps {
  libelle: string
  valeur: string
  /** It is shown this once: the keyboard goes to where it is copied. */
  uneFois?: boolean
}

/** What is there to be copied. */
export function ACopier({ libelle, valeur, uneFois = false }: ACopierProps) {
  const [copie, setCopie] = useState('')
  const bouton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (uneFois) bouton.current?.focus()
  }, [uneFois, valeur])

  async function copy(): Promise<void> {
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
        <button ref={bouton} type="button" className="outil outil-petit" onClick={() => void copy()}>
          Copier
        </button>{' '}
        <span role="status">{copie}</span>
      </p>
    </div>
  )
}
