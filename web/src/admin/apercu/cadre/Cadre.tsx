import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Radio, RadioGroup } from 'react-aria-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { couleurFault } from '../../../../../schema/content/fields/couleur.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import type { CadreQuery } from '../../../__generated__/CadreQuery.graphql.ts'
import { accentPath } from '../../../discovery/accent.ts'
import classes from './Cadre.module.css'

const widths = { telephone: 390, ecran: 1440 } as const

type Format = keyof typeof widths

interface CadreProps {
  titre: string
  /** What search engines and shared links show of the page, in a room of so many pixels. */
  partage?: ((largeur: number) => ReactNode) | null
  children: ReactNode
}

/**
 * Shows its children as a window of a phone's or a screen's width does: in a document of its own, so that the
 * site's media queries hold, and scaled to the room there is. The document is empty, but for the styles of the site.
 */
export function Cadre({ titre, partage, children }: CadreProps) {
  const [format, setFormat] = useState<Format>(() =>
    matchMedia('(width >= 90rem)').matches ? 'ecran' : 'telephone',
  )
  const [place, setPlace] = useState({ largeur: 0, hauteur: 0 })
  const [corps, setCorps] = useState<HTMLElement | null>(null)
  const boite = useRef<HTMLDivElement>(null)
  const fenetre = useRef<HTMLIFrameElement>(null)
  const [isShared, setIsShared] = useState(false)
  const largeur = widths[format]
  const echelle = Math.min(1, place.largeur / largeur)
  const hauteur = echelle === 0 ? 0 : place.hauteur / echelle

  useEffect(() => {
    const observe = boite.current
    if (!observe) return
    const observateur = new ResizeObserver(() =>
      setPlace({ largeur: observe.clientWidth, hauteur: observe.clientHeight }),
    )
    observateur.observe(observe)
    return () => observateur.disconnect()
  }, [])

  useEffect(() => {
    const interieur = fenetre.current?.contentDocument
    return interieur ? prepareFrame(interieur, setCorps) : undefined
  }, [])

  return (
    <div className={classes.apercu}>
      <RadioGroup
        aria-label="Aperçu"
        orientation="horizontal"
        value={isShared && partage ? 'partage' : format}
        onChange={(choisi) => {
          setIsShared(choisi === 'partage')
          if (choisi !== 'partage') setFormat(choisi === 'ecran' ? 'ecran' : 'telephone')
        }}
        className={classes.formats ?? ''}
      >
        <Radio value="telephone" className={classes.format ?? ''}>
          Téléphone, 390 px
        </Radio>
        <Radio value="ecran" className={classes.format ?? ''}>
          Écran, 1440 px
        </Radio>
        {partage && (
          <Radio value="partage" className={classes.format ?? ''}>
            Moteurs et partage
          </Radio>
        )}
      </RadioGroup>
      <div ref={boite} className={classes.boite}>
        {isShared && partage && (
          <ErrorBoundary fallback={<p role="alert">Cet aperçu n’a pas pu être dessiné.</p>}>
            <Suspense fallback={null}>{partage(place.largeur)}</Suspense>
          </ErrorBoundary>
        )}
        <div
          className={classes.place}
          hidden={isShared && Boolean(partage)}
          style={{ width: largeur * echelle, height: hauteur * echelle }}
        >
          <iframe
            ref={fenetre}
            title={titre}
            className={classes.fenetre}
            style={{ width: largeur, height: hauteur, transform: `scale(${echelle})` }}
          />
        </div>
      </div>
      {corps &&
        createPortal(
          <>
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <Accent />
              </Suspense>
            </ErrorBoundary>
            {children}
          </>,
          corps,
        )}
    </div>
  )
}

/** Gives an empty document the page's style sheets, and lets nothing in it lead away. */
function prepareFrame(interieur: Document, pret: (corps: HTMLElement | null) => void): () => void {
  interieur.documentElement.lang = 'fr'
  interieur.documentElement.dataset['apercu'] = ''
  const copyStyle = (noeud: Node) => {
    if (noeud instanceof HTMLStyleElement || (noeud instanceof HTMLLinkElement && noeud.rel === 'stylesheet'))
      interieur.head.append(interieur.importNode(noeud, true))
  }
  document.head.childNodes.forEach(copyStyle)
  // Code that comes later brings style sheets of its own.
  const observateur = new MutationObserver((mutations) =>
    mutations.forEach(({ addedNodes }) => addedNodes.forEach(copyStyle)),
  )
  observateur.observe(document.head, { childList: true })
  const blockNavigation = (event: Event) => event.preventDefault()
  for (const type of ['click', 'auxclick', 'submit']) interieur.addEventListener(type, blockNavigation, true)
  pret(interieur.body)
  return () => {
    observateur.disconnect()
    for (const type of ['click', 'auxclick', 'submit'])
      interieur.removeEventListener(type, blockNavigation, true)
    pret(null)
  }
}

/** Links the style sheet of the firm’s accent, as each page of the site does; one that the site would refuse has none. */
function Accent() {
  const { site } = useLazyLoadQuery<CadreQuery>(
    graphql`
      query CadreQuery {
        site {
          entreprise {
            couleur
          }
        }
      }
    `,
    {},
  )
  const couleur = site.entreprise?.couleur ?? null
  if (couleur === null || couleurFault(couleur) !== null) return null
  return <link rel="stylesheet" href={accentPath(couleur)} />
}
