import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import { usePageLocation } from '../../router/location.ts'
import { Telephone } from '../../ui/Telephone.tsx'
import { LienMenu, LiensMenu } from '../LienMenu.tsx'
import { LienService } from '../LienService.tsx'
import { whatsAppOf } from '../contact/whatsAppHref.ts'
import { Reseaux } from '../Reseaux.tsx'
import { useMenuEntries } from '../menuEntries.ts'
import type { MenuMobile_site$key } from '../../__generated__/MenuMobile_site.graphql.ts'
import { Ouverture } from '../horaires/Ouverture.tsx'
import classes from './MenuMobile.module.css'

/** Below the thumb: a call, and a sheet that repeats every entry of the header. */
export function MenuMobile({ site }: { site: MenuMobile_site$key }) {
  const data = useFragment(
    graphql`
      fragment MenuMobile_site on Site {
        entreprise {
          email1
          horaire
          ...Ouverture_entreprise
          phone1Link {
            href
            ...Telephone_lien
          }
          ...whatsAppHref_entreprise
          supportLink {
            ...Telephone_lien
          }
          urlFacebook
          urlTwitter
          urlInstagram
        }
        services(first: 100) {
          edges {
            node {
              id
              ...LienService_service
            }
          }
        }
        ...menuEntries_site
      }
    `,
    site,
  )
  const { entreprise, services } = data
  const entries = useMenuEntries(data)
  const text = useText()
  const whatsApp = whatsAppOf(entreprise)
  const { path } = usePageLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => dialog.current?.close(), [path])

  function onOpen(event: MouseEvent): void {
    event.preventDefault()
    dialog.current?.showModal()
    setOpen(true)
  }

  /** Outside the sheet, or on a link to the page that is already there. */
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a')
    if (event.target === dialog.current || link) dialog.current?.close()
  }

  return (
    <>
      <div className={classes.quai} data-ecran>
        {entreprise.phone1Link?.href && (
          <a href={entreprise.phone1Link.href} className={classes.appel}>
            {text(commun.menuMobileAppeler)}
          </a>
        )}
        {whatsApp && (
          <a href={whatsApp} rel="noopener">
            {text(commun.whatsappMobile)}
          </a>
        )}
        {/* Without script it leads to the same entries in the footer. */}
        <a
          href="#plan"
          className={classes.ouvrir}
          role="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
          onKeyDown={(event) => event.key === ' ' && (event.preventDefault(), event.currentTarget.click())}
        >
          {text(commun.menuMobile)}
        </a>
      </div>
      <dialog
        ref={dialog}
        className={classes.volet}
        aria-label={text(commun.menuMobile)}
        onClick={onClick}
        onClose={() => setOpen(false)}
      >
        <div className={classes.feuille}>
          <div className={classes.tete}>
            {entreprise.phone1Link && (
              <Telephone lien={entreprise.phone1Link} className={classes.telephone} />
            )}
            <button type="button" className={classes.fermer} onClick={() => dialog.current?.close()}>
              {text(commun.menuMobileFermer)}
            </button>
          </div>
          <nav aria-label={text(commun.menuMobileLabel)}>
            <ul className={classes.entrees}>
              <li>
                <LienMenu href="/">{text(commun.menuAccueil)}</LienMenu>
              </li>
              {entries.map(({ name, href, label, pages }) => (
                <li key={name}>
                  {href === null ? (
                    <>
                      <p>{label}</p>
                      <ul className={classes.sous}>
                        <LiensMenu liens={pages} />
                        {name === 'SERVICES' &&
                          services.edges.map(({ node }) => (
                            <li key={node.id}>
                              <LienService service={node} par="parId" />
                            </li>
                          ))}
                      </ul>
                    </>
                  ) : (
                    <LienMenu href={href}>{label}</LienMenu>
                  )}
                </li>
              ))}
            </ul>
            <LienMenu href="/devis" className="bouton">
              {text(commun.menuDevis)}
            </LienMenu>
          </nav>
          <ul className={classes.joindre}>
            {entreprise.supportLink && (
              <li>
                {text(commun.supportMobile)} <Telephone lien={entreprise.supportLink} />
              </li>
            )}
            <li>
              <a href={`mailto:${entreprise.email1}`}>{entreprise.email1}</a>
            </li>
            {entreprise.horaire && (
              <li>
                {entreprise.horaire}
                <Ouverture entreprise={entreprise} />
              </li>
            )}
          </ul>
          <Reseaux
            className={classes.reseaux}
            liens={[
              ['Facebook', entreprise.urlFacebook],
              ['Twitter', entreprise.urlTwitter],
              ['Instagram', entreprise.urlInstagram],
            ]}
          />
        </div>
      </dialog>
    </>
  )
}
