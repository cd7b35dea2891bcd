import { graphql } from 'react-relay'
import { mentions } from '../../../../schema/texts/catalogue/mentions.ts'
import { useText } from '../../texts/texts.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { Html } from '../../ui/Html.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Telephone } from '../../ui/Telephone.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { linesOf } from '../linesOf.ts'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { Articles } from './Articles.tsx'
import { papersOf } from './papersOf.ts'
import type { MentionsLegalesPageQuery } from '../../__generated__/MentionsLegalesPageQuery.graphql.ts'

export const query = graphql`
  query MentionsLegalesPageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "mentions")
      ...PageHead_site
      entreprise {
        nom
        email1
        ...bureau_entreprise
        ...papersOf_entreprise
        assurance
        fondation
        directeurPublication
        hebergeur
        phone1Link {
          ...Telephone_lien
        }
      }
    }
  }
`

/** The publisher of the site, and what holds for it. Nothing is said of papers that the firm has not given. */
export default function MentionsLegalesPage({ data: { site } }: PageProps<MentionsLegalesPageQuery>) {
  const text = useText()
  const { entreprise } = site
  const hebergeur = linesOf(entreprise.hebergeur).join(', ')
  const parts = [
    [
      text(mentions.hebergementTitre),
      (hebergeur && text(mentions.hebergeur, { hebergeur })) + text(mentions.hebergement),
    ],
    [text(mentions.echangesTitre), text(mentions.echanges)],
    [text(mentions.porteeTitre), text(mentions.portee)],
    [text(mentions.contenusTitre), text(mentions.contenus)],
    [text(mentions.donneesTitre), text(mentions.donnees)],
    [text(mentions.droitTitre), text(mentions.droit)],
  ] as const
  const articles = parts.map(([titre, html], n) => ({
    titre,
    texte: <Html html={html} prefix={`article-${n + 2}`} />,
  }))
  return (
    <>
      <PageHead site={site} title={text(mentions.titre)} description={text(mentions.resume)} />
      <TetePage fil={[{ label: text(mentions.fil) }]} titre={text(mentions.titre)} />
      <Articles
        articles={[
          { titre: text(mentions.editeurTitre), texte: <Editeur entreprise={entreprise} /> },
          ...articles,
        ]}
      />
    </>
  )
}

interface EditeurProps {
  entreprise: MentionsLegalesPageQuery['response']['site']['entreprise']
}

/** Who publishes the site: its name, how to reach it, its papers. */
function Editeur({ entreprise }: EditeurProps) {
  const text = useText()
  const { nom, email1: email, phone1Link, assurance, fondation, directeurPublication: directeur } = entreprise
  const { statut, rccm, contribuable, ordre } = papersOf(entreprise, text)
  const editeur = [nom, statut, officeOf(entreprise).adresse]
  const papiers = [
    fondation && text(mentions.editeurCreation, { date: inWords(fondation) }),
    rccm,
    contribuable,
    ordre && text(mentions.editeurOrdre, { ordre }),
    assurance && text(mentions.editeurAssurance, { assurance }),
    directeur && text(mentions.editeurDirecteur, { directeur }),
  ].filter(Boolean)
  return (
    <>
      <Html
        html={
          text(mentions.editeur, { editeur: editeur.filter(Boolean).join(', ') }) +
          text(mentions.editeurEmail, { email })
        }
        prefix="editeur"
      />
      {phone1Link && (
        <p>
          {text(mentions.editeurTelephone)} <Telephone lien={phone1Link} />
        </p>
      )}
      {papiers.length > 0 && (
        <ul>
          {papiers.map((papier) => (
            <li key={papier}>{papier}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A year, month or day as it is stored, in words: « 1998 », « mars 1998 », « 31 mars 1998 ». */
function inWords(date: string): string {
  const [, month, day] = date.split('-')
  return formatDate(new Date(date), {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  })
}
