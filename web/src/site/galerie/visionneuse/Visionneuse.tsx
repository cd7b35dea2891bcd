import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { projet } from '../../../../../schema/texts/catalogue/projet.ts'
import { useText } from '../../../texts/texts.ts'
import type { Planche } from '../planches.ts'
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

interface VisionneuseProps {
  titre: string
  planches: readonly Planche[]
  /** Which of them is shown, from 0 on. */
  rang: number
  aller(rang: number): void
  fermer(): void
}

const pas = 1.4
const arrowSteps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
}

const turns: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1, ArrowLeft: -1, ArrowRight: 1 }
/** How far a whole sheet is pulled aside, in pixels, to turn to the one beside it. */
const leastPull = 60

/** Asks for a picture as it will be shown, before it is. */
function fetchAhead({ adresse, largeurs }: Planche, width: number): void {
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = `${width}px`
  if (largeurs) image.srcset = largeurs
  else image.src = adresse
}

/**
 * Sheets over the whole window, one at a time, as large as they were uploaded and larger, by wheel, fingers and keyboard. Those
 * beside the one that is shown are fetched ahead.
 */
export default function Visionneuse({ titre, planches, rang, aller, fermer }: VisionneuseProps) {
  const planche = planches[rang]
  return planche ? <Feuille {...{ titre, planches, planche, rang, aller, fermer }} /> : null
}

function Feuille({ titre, planches, planche, rang, aller, fermer }: VisionneuseProps & { planche: Planche }) {
  const text = useText()
  const { adresse, largeurs, largeur, hauteur, alt, legende, isDrawing } = planche
  const dialogue = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const support = useRef<HTMLDivElement>(null)
  const [cadre, setCadre] = useState<Size>({ largeur: 0, hauteur: 0 })
  const [vue, setVue] = useState(wholeView)
  /** How far the whole sheet is pulled aside. */
  const [pull, setPull] = useState(0)
  const [shown, setShown] = useState(rang)
  if (shown !== rang) {
    setShown(rang)
    setVue(wholeView)
    setPull(0)
  }

  useLayoutEffect(() => {
    const ouvert = dialogue.current
    ouvert?.showModal()
    close.current?.focus()
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
  const isWhole = montree.echelle === 1
  const isThere = (step: number) => planches[rang + step] !== undefined
  const tourner = (step: number) => isThere(step) && aller(rang + step)
  const gestes = useGestures(support, {
    zoom(facteur, autour) {
      setPull(0)
      grossir(facteur, autour)
    },
    pan(de, fingers) {
      if (!isWhole || fingers > 1) bouger(de)
      else if (planches.length > 1) setPull((before) => before + de.x)
    },
    release() {
      if (Math.abs(pull) >= leastPull) tourner(pull < 0 ? 1 : -1)
      setPull(0)
    },
    toggle: (autour) => (montree.echelle > 1 ? setVue(wholeView) : grossir(Math.max(2, nature), autour)),
  })

  function touche(event: KeyboardEvent): void {
    // Those combinations are the browser's.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const fleche = arrowSteps[event.key]
    const step = turns[event.key]
    if (step && (isWhole || !fleche)) tourner(step)
    else if (fleche) bouger(fleche)
    else if (event.key === '+' || event.key === '=') grossir(pas)
    else if (event.key === '-') grossir(1 / pas)
    else if (event.key === '0') setVue(wholeView)
    else return
    event.preventDefault()
  }

  const taille = fittedSize(cadrage)
  const isMeasured = cadre.largeur > 0
  useEffect(() => {
    if (!isMeasured) return
    for (const beside of [planches[rang + 1], planches[rang - 1]])
      if (beside) fetchAhead(beside, Math.ceil(fittedSize({ planche: beside, cadre }).largeur))
  }, [planches, rang, cadre, isMeasured])

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
          key={adresse}
          sizes={`${Math.ceil(taille.largeur * montree.echelle)}px`}
          srcSet={(isMeasured && largeurs) || undefined}
          src={isMeasured ? adresse : undefined}
          alt={alt}
          width={largeur}
          height={hauteur}
          draggable={false}
          data-dessin={isDrawing || undefined}
          style={{
            width: taille.largeur * montree.echelle,
            height: taille.hauteur * montree.echelle,
            transform: `translate(calc(-50% + ${montree.x + pull}px), calc(-50% + ${montree.y}px))`,
          }}
        />
      </div>
      {(planches.length > 1 || legende) && (
        <div className={classes.suite}>
          {planches.length > 1 && (
            <Fleche nom={text(projet.planchePrecedente)} isThere={isThere(-1)} press={() => tourner(-1)}>
              ←
            </Fleche>
          )}
          <p aria-live="polite" aria-atomic>
            {planches.length > 1 && (
              <span>{text(projet.plancheRang, { rang: rang + 1, total: planches.length })}</span>
            )}
            {legende && <span>{legende}</span>}
          </p>
          {planches.length > 1 && (
            <Fleche nom={text(projet.plancheSuivante)} isThere={isThere(1)} press={() => tourner(1)}>
              →
            </Fleche>
          )}
        </div>
      )}
      <div className={classes.outils} role="group" aria-label={text(projet.plancheOutils)}>
        <button ref={close} type="button" onClick={() => dialogue.current?.close()}>
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

interface FlecheProps {
  nom: string
  /** Whether there is one to turn to: without one the button stays, so that the keyboard does. */
  isThere: boolean
  press(): void
  children: string
}

function Fleche({ nom, isThere, press, children }: FlecheProps) {
  return (
    <button type="button" aria-label={nom} aria-disabled={!isThere} onClick={press}>
      {children}
    </button>
  )
}
