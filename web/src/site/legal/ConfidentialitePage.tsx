import { graphql } from 'react-relay'
import { confidentialite } from '../../../../schema/texts/catalogue/confidentialite.ts'
import { officeOf } from '../../lieux/bureau.ts'
import { useText } from '../../texts/texts.ts'
import { Html } from '../../ui/Html.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import { whatsAppOf } from '../contact/whatsAppHref.ts'
import type { PageProps } from '../sitePage.tsx'
import { Articles } from './Articles.tsx'
import type { ConfidentialitePageQuery } from '../../__generated__/ConfidentialitePageQuery.graphql.ts'

export const query = graphql`
  query ConfidentialitePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "confidentialite")
      ...PageHead_site
      retention {
        type
        months
      }
      sendsMail
      entreprise {
        email1
        ...bureau_entreprise
        correspondant
        declarationArtci
        ...whatsAppHref_entreprise
        urlFacebook
        urlLinkedin
        urlInstagram
        urlTwitter
        urlSkype
      }
    }
  }
`

type Site = ConfidentialitePageQuery['response']['site']

/** The page on personal data: what is received, who reads it, how long it is kept. It tells what is set up on this site. */
export default function ConfidentialitePage({ data: { site } }: PageProps<ConfidentialitePageQuery>) {
  const text = useText()
  const { retention, sendsMail, entreprise } = site
  const { email1: email, correspondant, declarationArtci: declaration } = entreprise
  const { adresse } = officeOf(entreprise)
  const kept = (type: Site['retention'][number]['type']) => {
    const mois = retention.find((one) => one.type === type)?.months
    return mois ? text(confidentialite.dureeMois, { mois }) : text(confidentialite.dureeLibre)
  }
  const articles = [
    [
      text(confidentialite.responsableTitre),
      text(confidentialite.responsable, { adresse, email }),
      correspondant && text(confidentialite.responsableCorrespondant, { correspondant }),
      declaration && text(confidentialite.responsableDeclaration, { declaration }),
    ],
    [text(confidentialite.donneesTitre), text(confidentialite.donnees)],
    [text(confidentialite.usageTitre), text(confidentialite.usage)],
    [
      text(confidentialite.lecteursTitre),
      text(confidentialite.lecteurs),
      sendsMail && text(confidentialite.lecteursCourriel),
    ],
    [
      text(confidentialite.dureeTitre),
      text(confidentialite.duree, {
        contact: kept('CONTACT'),
        devis: kept('DEVIS'),
        carriere: kept('CARRIERE'),
      }),
      retention.some(({ months }) => months) && text(confidentialite.dureeFin),
      text(confidentialite.dureeReste),
    ],
    [
      text(confidentialite.tracesTitre),
      text(confidentialite.traces),
      text(confidentialite.tracesLiens, {
        sites: enumerate([...networksOf(entreprise), text(confidentialite.tracesCartes)]),
      }),
    ],
    [text(confidentialite.droitsTitre), text(confidentialite.droits, { email })],
    [text(confidentialite.securiteTitre), text(confidentialite.securite)],
  ] as const
  return (
    <>
      <PageHead site={site} title={text(confidentialite.titre)} description={text(confidentialite.resume)} />
      <TetePage
        fil={[{ label: text(confidentialite.fil) }]}
        titre={text(confidentialite.titre)}
        chapeau={text(confidentialite.intro)}
      />
      <Articles
        articles={articles.map(([titre, ...parts], n) => ({
          titre,
          texte: <Html html={parts.filter(Boolean).join('')} prefix={`article-${n + 1}`} />,
        }))}
      />
    </>
  )
}

/** The sites of others on which visitors find the firm. */
function networksOf(entreprise: Site['entreprise']): string[] {
  const sites = [
    ['WhatsApp', whatsAppOf(entreprise)],
    ['Facebook', entreprise.urlFacebook],
    ['LinkedIn', entreprise.urlLinkedin],
    ['Instagram', entreprise.urlInstagram],
    ['Twitter', entreprise.urlTwitter],
    ['Skype', entreprise.urlSkype],
  ] as const
  return sites.flatMap(([nom, address]) => (address ? [nom] : []))
}

/** « Facebook, LinkedIn et Skype » */
function enumerate(names: readonly string[]): string {
  return new Intl.ListFormat('fr').format(names)
}
