import { useEffect, useRef } from 'react'
import { faq } from '../../../../schema/texts/catalogue/faq.ts'
import { useText } from '../../texts/texts.ts'
import classes from './RechercheFaq.module.css'

interface RechercheFaqProps {
  saisie: string
  onInput(saisie: string): void
  nombre: number
  total: number
}

/** Words to look for in questions and answers; how many have them is said as they are typed. */
export function RechercheFaq({ saisie, onInput, nombre, total }: RechercheFaqProps) {
  const text = useText()
  const champ = useRef<HTMLInputElement>(null)
  // What was typed before the script came.
  useEffect(() => {
    if (champ.current?.value) onInput(champ.current.value)
  }, [onInput])
  return (
    <search className={classes.recherche} data-ecran>
      <label htmlFor="recherche-faq">{text(faq.recherche)}</label>
      <input
        ref={champ}
        id="recherche-faq"
        type="search"
        value={saisie}
        onChange={(event) => onInput(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onInput('')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <p role="status">
        {saisie.trim() === ''
          ? text(total > 1 ? faq.compte : faq.compteUn, { nombre: total })
          : text(nombre > 1 ? faq.trouvees : faq.trouveesUne, { nombre, total })}
      </p>
    </search>
  )
}
