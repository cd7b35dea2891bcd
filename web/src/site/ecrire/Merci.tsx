import { type ReactNode, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import { useText } from '../../texts/texts.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { forgetDraft } from '../../ui/formulaire/draft.ts'
import { nonBreaking } from '../../ui/nonBreaking.ts'
import { TetePage } from '../TetePage.tsx'
import { useIsShown } from '../shownPages.ts'
import { whatsAppOf } from '../contact/whatsAppHref.ts'
import classes from './Merci.module.css'
import type { Merci_site$key } from '../../__generated__/Merci_site.graphql.ts'

interface MerciProps {
  site: Merci_site$key
  /** The form that was filled in. */
  formulaire: { label: string; href: string }
  titre: string
  /** What happens to it now. */
  texte: string
  /** Given by the server; nothing else is shown of the address. */
  reference?: string | null
  suite: { label: string; href: string }
  /** What to keep at hand until then. */
  children?: ReactNode
}

/** The page that follows a form that was taken. */
export function Merci({ site, formulaire, titre, texte, reference, suite, children }: MerciProps) {
  const data = useFragment(
    graphql`
      fragment Merci_site on Site {
        ...PageHead_site
        entreprise {
          ...whatsAppHref_entreprise
          horaire
        }
      }
    `,
    site,
  )
  const text = useText()
  const isShown = useIsShown()
  const { horaire } = data.entreprise
  const whatsApp = whatsAppOf(
    data.entreprise,
    reference ? text(formulaires.merciWhatsappReference, { reference }) : text(formulaires.merciWhatsapp),
  )
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => forgetDraft(formulaire.href), [formulaire.href])
  useEffect(() => {
    const heading = element.current?.querySelector('h1')
    // A reader who has gone on before the script ran is left alone.
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={element} className={classes.merci} data-bref>
      <PageHead site={data} title={titre} noindex />
      <TetePage
        fil={[formulaire]}
        titre={titre}
        chapeau={
          <>
            {texte}
            {horaire && ` ${nonBreaking(text(formulaires.merciHoraires, { horaire }))}`}
          </>
        }
        suite={
          <>
            {reference && (
              <p className={classes.reference}>
                <span>{text(formulaires.merciReference)}</span>
                <strong>{reference}</strong>
              </p>
            )}
            {whatsApp && (
              <p data-ecran>
                <a href={whatsApp} rel="noopener">
                  {text(commun.whatsapp)}
                </a>
              </p>
            )}
            {children}
            {isShown(suite.href) && (
              <p>
                <a href={suite.href}>{suite.label}</a>
              </p>
            )}
          </>
        }
      />
    </div>
  )
}
