import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { projet } from '../../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../../texts/texts.ts'
import classes from './Visionneuse.module.css'
import { useGestures } from './useGestures.ts'
import {
  clampView,
  panBy,
  wholeView,
  naturalScale,
  type Size,
  fittedSize,
  type View,
  zoomAt,
} from './viewport.ts'

export interface PlancheEntiere {
  adresse: string
  largeur: number
  hauteur: number
  alt: string
  /** Drawn on light paper. */
  isDrawing: boolean
}

interface VisionneuseProps {
  titre: string
  planche: PlancheEntiere
  fermer(): void
}

const pas = 1.4
const arrowSteps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
}

/** A sheet over the whole window, as large as it was uploaded and larger, by wheel, fingers and keyboard. */
export default function Visionneuse({ titre, planche, fermer }: VisionneuseProps) {
  const text = useText()
  const { adresse, largeur, hauteur, alt, isDrawing } = planche
  const dialogue = useRef<HTMLDialogElement>(null)
  const support = useRef<HTMLDivElement>(null)
  const [cadre, setCadre] = useState<Size>({ largeur: 0, hauteur: 0 })
  const [vue, setVue] = useState(wholeView)

  useLayoutEffect(() => {
    const ouvert = dialogue.current
    ouvert?.showModal()
    return () => ouvert?.close()
  }, [])
  useLayoutEffect(() => {
    const observe = support.current
    if (!observe) return
    // Measured before the sheet is drawn: as long as its frame has no size, neither has the sheet.
    const mesurer = () => setCadre({ largeur: observe.clientWidth, hauteur: observe.clientHeight })
    mesurer()
    const observateur = new ResizeObserver(mesurer)
    observateur.observe(observe)
    return () => observateur.disconnect()
  }, [])

  const cadrage = { planche, cadre }
  const nature = naturalScale(cadrage)
  const montree = clampView(vue, cadrage)
  const grossir = (facteur: number, autour?: { x: number; y: number }) =>
    setVue((avant: View) => zoomAt(clampView(avant, cadrage), facteur, cadrage, autour))
  const bouger = (de: { x: number; y: number }) =>
    setVue((avant: View) => panBy(clampView(avant, cadrage), de, cadrage))
  const gestes = useGestures(support, {
    zoom: grossir,
    pan: bouger,
    toggle: (autour) => (montree.echelle > 1 ? setVue(wholeView) : grossir(Math.max(2, nature), autour)),
  })

  function touche(event: KeyboardEvent): void {
    // Those combinations are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const fleche = arrowSteps[event.key]
    if (fleche) bouger(fleche)
    else if (event.key === '+' || event.key === '=') grossir(pas)
    else if (event.key === '-') grossir(1 / pas)
    else if (event.key === '0') setVue(wholeView)
    else return
    event.preventDefault()
  }

  const taille = fittedSize(cadrage)
  return (
    <dialog
      ref={dialogue}
      className={classes.visionneuse}
      aria-label={text(projet.planche, { titre })}
      onKeyDown={touche}
      onClose={fermer}
    >
      <div ref={support} className={classes.cadre} {...gestes}>
        <img
          src={adresse}
          alt={alt}
          width={largeur}
          height={hauteur}
          draggable={false}
          data-dessin={isDrawing || undefined}
          style={{
            width: taille.largeur * montree.echelle,
            height: taille.hauteur * montree.echelle,
            transform: `translate(calc(-50% + ${montree.x}px), calc(-50% + ${montree.y}px))`,
          }}
        />
      </div>
      <div className={classes.outils} role="group" aria-label={text(projet.plancheOutils)}>
        <button type="button" onClick={() => dialogue.current?.close()}>
          {text(projet.plancheFermer)}
        </button>
        <button type="button" aria-label={text(projet.plancheReduire)} onClick={() => grossir(1 / pas)}>
          −
        </button>
        <output aria-label={text(projet.plancheEchelle)}>
          {Math.round((montree.echelle / nature) * 100)}&nbsp;%
        </output>
        <button type="button" aria-label={text(projet.plancheAgrandir)} onClick={() => grossir(pas)}>
          +
        </button>
        <button type="button" onClick={() => setVue(wholeView)}>
          {text(projet.plancheEntiere)}
        </button>
      </div>
    </dialog>
  )
}
