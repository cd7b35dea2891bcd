import type { ReactNode } from 'react'
import type { ListItemLeaf } from 'schema-dts'
import { commun } from '../../../schema/texts/catalogue/commun.ts'
import { useText } from '../texts/texts.ts'
import { usePageLocation } from '../router/location.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import courbes from '../ui/styles/courbes.svg'
import { useIsShown } from './shownPages.ts'
import classes from './TetePage.module.css'

interface Etape {
  label: string
  href?: string
}

interface TetePageProps {
  /** The way to here from the home page, which is added in front. */
  fil: readonly Etape[]
  /** Stands at the right margin: coordinates, a year. */
  repere?: string | null
  titre: string
  chapeau?: ReactNode
  /** Below the words: buttons, lists. */
  suite?: ReactNode
  /** Stands beside the words: a picture, a map. */
  children?: ReactNode
  /** It has the larger part of wide windows, and leaves room below for what the page is about. */
  isWide?: boolean
}

/** The size with which a title of three lines stays one of three lines. */
function titleSize(titre: string): 'moyenne' | 'petite' | undefined {
  if (titre.length > 90) return 'petite'
  return titre.length > 36 ? 'moyenne' : undefined
}

/** The way as search engines read it: steps that lead to no page are left out, but for the last. */
function breadcrumbItems(
  origin: string,
  fil: readonly Etape[],
  titre: string,
  leads: (step: Etape) => boolean,
): ListItemLeaf[] {
  const here = fil.at(-1)?.href ? { label: titre } : fil.at(-1)
  const links = fil.filter(leads)
  return [...links, here ?? { label: titre }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: origin + href }),
  }))
}

/** The head of an inner page: where it is, what it is called, what it is about. */
export function TetePage({ fil, repere, titre, chapeau, suite, children, isWide }: TetePageProps) {
  const text = useText()
  const { origin } = usePageLocation()
  const isShown = useIsShown()
  // A page that is hidden is named, and led to from nowhere.
  const leads = ({ href }: Etape) => href !== undefined && isShown(href)
  const whole: readonly Etape[] = [{ label: text(commun.menuAccueil), href: '/' }, ...fil]
  return (
    <header className={classes.tete}>
      <svg
        className={classes.courbes}
        viewBox="0 0 1440 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <use href={`${courbes}#courbes`} />
      </svg>
      <div className="cadre">
        <div className={classes.bord}>
          <nav aria-label={text(commun.filLabel)}>
            <ol className={classes.fil}>
              {whole.map((step) => (
                <li key={step.label}>{leads(step) ? <a href={step.href}>{step.label}</a> : step.label}</li>
              ))}
            </ol>
          </nav>
          <JsonLd
            data={{
              '@context': 'https://schema.org',
              '@type': 'BreadcrumbList',
              itemListElement: breadcrumbItems(origin, whole, titre, leads),
            }}
          />
          {repere && <p>{repere}</p>}
        </div>
        <div className={classes.corps} data-seul={children ? undefined : true} data-wide={isWide}>
          <div className={classes.mots}>
            <h1 data-taille={titleSize(titre)}>{titre}</h1>
            {chapeau && <p className={classes.chapeau}>{chapeau}</p>}
            {suite}
          </div>
          {children}
        </div>
      </div>
    </header>
  )
}
