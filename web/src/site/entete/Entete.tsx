import { graphql, useFragment } from 'react-relay'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import { useText } from '../../texts/texts.ts'
import { Image } from '../../ui/Image.tsx'
import { Telephone } from '../../ui/Telephone.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { Reseaux } from '../Reseaux.tsx'
import { LienMenu } from '../LienMenu.tsx'
import { useIsShown } from '../shownPages.ts'
import type { Entete_site$key } from '../../__generated__/Entete_site.graphql.ts'
import classes from './Entete.module.css'
import { Menu } from './Menu.tsx'
import { MenuMobile } from './MenuMobile.tsx'

/** Who, where, when and how to call; then the menu. */
export function Entete({ site }: { site: Entete_site$key }) {
  const data = useFragment(
    graphql`
      fragment Entete_site on Site {
        entreprise {
          nom
          logo {
            ...Image_image
          }
          logoSeul
          email1
          ...bureau_entreprise
          horaire
          phone1Link {
            ...Telephone_lien
          }
          supportLink {
            ...Telephone_lien
          }
          urlFacebook
          urlTwitter
          urlInstagram
        }
        ...Menu_site
        ...MenuMobile_site
      }
    `,
    site,
  )
  const text = useText()
  const isShown = useIsShown()
  const { entreprise } = data
  const { nom, logo, logoSeul } = entreprise
  return (
    <header className={classes.entete}>
      <div className={classes.bandeau}>
        <div className={`cadre ${classes.bandeauLigne}`}>
          <p>{officeOf(entreprise).dansLePays}</p>
          {isShown('/carriere') && <LienMenu href="/carriere">{text(commun.menuCarriere)}</LienMenu>}
          <Reseaux
            className={classes.reseaux}
            liens={[
              ['Facebook', entreprise.urlFacebook],
              ['Twitter', entreprise.urlTwitter],
              ['Instagram', entreprise.urlInstagram],
            ]}
          />
        </div>
      </div>
      <div className={`cadre ${classes.identite}`}>
        <a className={classes.marque} href="/" aria-label={text(commun.accueilLien)}>
          {logo && (
            <Image
              image={logo}
              className={`${classes.logo} ${logoSeul ? classes.seul : ''}`}
              sizes={logoSeul ? '288px' : '176px'}
              alt={logoSeul ? nom : ''}
              bare
            />
          )}
          {!(logo && logoSeul) && <span>{nom}</span>}
        </a>
        <dl className={classes.reperes}>
          {entreprise.phone1Link && (
            <div>
              <dt>{text(commun.telephone)}</dt>
              <dd>
                <Telephone lien={entreprise.phone1Link} />
              </dd>
            </div>
          )}
          {entreprise.supportLink && (
            <div className={classes.large}>
              <dt>{text(commun.support)}</dt>
              <dd>
                <Telephone lien={entreprise.supportLink} />
              </dd>
            </div>
          )}
          {entreprise.horaire && (
            <div className={classes.horaires}>
              <dt>{text(commun.horaires)}</dt>
              {/* A range stays on its line. */}
              <dd>{entreprise.horaire.replace(/(\d) - (?=\d)/g, '$1\u00a0-\u00a0')}</dd>
            </div>
          )}
          <div className={classes.large}>
            <dt>{text(commun.email)}</dt>
            <dd>
              <a href={`mailto:${entreprise.email1}`}>{entreprise.email1}</a>
            </dd>
          </div>
        </dl>
      </div>
      <Menu site={data} />
      <MenuMobile site={data} />
    </header>
  )
}
