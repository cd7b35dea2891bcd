import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import courbes from '../../ui/styles/courbes.svg'
import { officeOf } from '../../lieux/bureau.ts'
import type { Diapositives_site$key } from '../../__generated__/Diapositives_site.graphql.ts'
import { Diapositive } from './Diapositive.tsx'
import classes from './Diapositives.module.css'

/** The first sheet: slides side by side, turned by finger, wheel or button, and never by themselves. */
export function Diapositives({ site }: { site: Diapositives_site$key }) {
  const { entreprise, slides } = useFragment(
    graphql`
      fragment Diapositives_site on Site {
        entreprise {
          nom
          resume
          ...bureau_entreprise
        }
        slides(first: 8) {
          edges {
            node {
              id
              titre
              ...Diapositive_slide
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  const track = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState(0)
  const [asked, setAsked] = useState(false)
  const count = slides.edges.length
  const { degres } = officeOf(entreprise)

  function show(index: number): void {
    const smooth = matchMedia('(prefers-reduced-motion: no-preference)').matches
    const left =
      track.current?.children[index] instanceof HTMLElement ? track.current.children[index].offsetLeft : 0
    track.current?.scrollTo({ left, behavior: smooth ? 'smooth' : 'instant' })
  }

  function onScroll(): void {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    setShown(Math.round(scrollLeft / clientWidth))
    if (scrollLeft > 0) setAsked(true)
  }

  // They may have been turned before the script ran.
  useEffect(onScroll, [])

  return (
    <section className={classes.une} aria-label={text(accueil.une)}>
      <svg
        className={classes.courbes}
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <use href={`${courbes}#courbes`} />
      </svg>
      <div className={classes.papier} data-ecran />
      <div className="cadre">
        <p className={classes.lieu}>
          <span>{text(commun.slogan)}</span>
          {degres && (
            <span aria-hidden>
              {degres.latitude}&emsp;{degres.longitude}
            </span>
          )}
        </p>
      </div>
      {count === 0 ? (
        <div className={`cadre ${classes.seul}`}>
          <h1>{entreprise.nom}</h1>
          <p>{entreprise.resume}</p>
        </div>
      ) : (
        <ol
          className={classes.piste}
          ref={track}
          data-asked={asked || undefined}
          onScroll={onScroll}
          onTouchStart={() => setAsked(true)}
        >
          {slides.edges.map(({ node }, index) => (
            <li
              key={node.id}
              className="cadre"
              aria-label={text(accueil.uneRang, { rang: index + 1, nombre: count })}
            >
              <Diapositive slide={node} rang={index} />
            </li>
          ))}
        </ol>
      )}
      {count > 1 && (
        <div
          className={`cadre ${classes.commande}`}
          data-ecran
          onPointerEnter={() => setAsked(true)}
          onFocus={() => setAsked(true)}
        >
          <p aria-live="polite">
            {shown + 1} / {count}
          </p>
          <button type="button" disabled={shown === 0} onClick={() => show(shown - 1)}>
            {text(accueil.unePrecedente)}
          </button>
          <button type="button" disabled={shown === count - 1} onClick={() => show(shown + 1)}>
            {text(accueil.uneSuivante)}
          </button>
        </div>
      )}
    </section>
  )
}
