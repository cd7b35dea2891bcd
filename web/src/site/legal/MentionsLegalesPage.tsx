import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { Telephone } from '../../ui/Telephone.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { linesOf } from '../linesOf.ts'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { Articles } from './Articles.tsx'
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
        formeJuridique
        capital
        rccm
        compteContribuable
        ordre
        ordreNumero
        assurance
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
  const { nom, email1, phone1Link, formeJuridique, capital, ordre, ordreNumero } = site.entreprise
  const statut = [formeJuridique, capital && `au capital de ${capital}`].filter(Boolean).join(' ')
  const numeros = [
    ['RCCM', site.entreprise.rccm],
    ['Compte contribuable', site.entreprise.compteContribuable],
    ['Ordre professionnel', [ordre, ordreNumero && `n°\u00a0${ordreNumero}`].filter(Boolean).join(', ')],
    ['Assurance professionnelle', site.entreprise.assurance],
    ['Directeur de la publication', site.entreprise.directeurPublication],
  ].flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : []))
  const hebergeur = linesOf(site.entreprise.hebergeur)
  const { adresse } = officeOf(site.entreprise)
  return (
    <>
      <PageHead
        site={site}
        title="Mentions légales"
        description={`Qui publie ce site, comment joindre ${nom} et quelles règles s’appliquent à ses contenus.`}
      />
      <TetePage fil={[{ label: 'Mentions légales' }]} titre="Mentions légales" />
      <Articles
        articles={[
          {
            titre: 'Éditeur',
            texte: (
              <>
                <p>Ce site est édité par {[nom, statut, adresse].filter(Boolean).join(', ')}.</p>
                <p>
                  E-mail&nbsp;: <a href={`mailto:${email1}`}>{email1}</a>.
                  {phone1Link && (
                    <>
                      {' '}
                      Téléphone&nbsp;: <Telephone lien={phone1Link} />.
                    </>
                  )}
                </p>
                {numeros.length > 0 && (
                  <ul>
                    {numeros.map((numero) => (
                      <li key={numero}>{numero}</li>
                    ))}
                  </ul>
                )}
              </>
            ),
          },
          {
            titre: 'Hébergement',
            texte: (
              <>
                {hebergeur.length > 0 && <p>Hébergeur&nbsp;: {hebergeur.join(', ')}.</p>}
                <p>
                  Le site est exploité sous la responsabilité de l’éditeur, sur un serveur dont il répond. Les
                  pages, les polices de caractères, les images et les cartes sont servies par ce seul
                  serveur&nbsp;: aucune n’est chargée depuis un autre site.
                </p>
              </>
            ),
          },
          {
            titre: 'Devis et échanges en ligne',
            texte: (
              <>
                <p>
                  Les échanges par voie électronique sont régis en Côte d’Ivoire par la loi n°&nbsp;2013-546
                  du 30&nbsp;juillet 2013 relative aux transactions électroniques.
                </p>
                <p>
                  Une demande de devis envoyée par ce site n’engage ni son auteur ni le cabinet. Aucun achat
                  ni aucun paiement ne se fait en ligne&nbsp;: un contrat naît de l’acceptation écrite d’un
                  devis signé par le cabinet.
                </p>
              </>
            ),
          },
          {
            titre: 'Portée des informations',
            texte: (
              <p>
                Les pages présentent nos métiers et donnent des réponses générales. Elles ne remplacent ni
                l’examen d’un terrain, ni un plan dressé et signé, ni le conseil d’un professionnel sur un cas
                précis. Signalez-nous une erreur&nbsp;: nous la corrigerons.
              </p>
            ),
          },
          {
            titre: 'Contenus et droits',
            texte: (
              <>
                <p>
                  Textes, dessins, photographies et plans appartiennent au cabinet ou à ceux qui lui en ont
                  confié l’usage. Les citer avec un lien est bienvenu&#8239;; les reproduire autrement demande
                  un accord écrit. Les noms et logos de nos partenaires leur appartiennent.
                </p>
                <p>
                  Le fond des cartes vient de Natural Earth, données du domaine public. Les limites qu’il
                  montre sont indicatives.
                </p>
              </>
            ),
          },
          {
            titre: 'Données personnelles',
            texte: (
              <p>
                Ce que deviennent les messages que vous nous envoyez, et vos droits, sont décrits dans la{' '}
                <a href="/confidentialite">politique de confidentialité</a>.
              </p>
            ),
          },
          {
            titre: 'Droit applicable',
            texte: (
              <p>
                Le droit ivoirien s’applique à ce site. À défaut d’accord amiable, tout différend relève des
                juridictions ivoiriennes compétentes.
              </p>
            ),
          },
        ]}
      />
    </>
  )
}
