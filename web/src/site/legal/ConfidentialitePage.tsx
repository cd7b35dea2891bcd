import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { officeOf } from '../../lieux/bureau.ts'
import { TetePage } from '../TetePage.tsx'
import type { PageProps } from '../sitePage.tsx'
import { Articles } from './Articles.tsx'
import type { ConfidentialitePageQuery } from '../../__generated__/ConfidentialitePageQuery.graphql.ts'

export const query = graphql`
  query ConfidentialitePageQuery @preloadable {
    site {
      ...SiteLayout_site @arguments(page: "confidentialite")
      ...PageHead_site
      entreprise {
        nom
        email1
        ...bureau_entreprise
      }
    }
  }
`

/** The page on personal data: how messages are kept, and what their senders may ask. It says what this program does, no more. */
export default function ConfidentialitePage({ data: { site } }: PageProps<ConfidentialitePageQuery>) {
  const { nom, email1 } = site.entreprise
  const { adresse } = officeOf(site.entreprise)
  return (
    <>
      <PageHead
        site={site}
        title="Politique de confidentialité"
        description="Quelles données nous recevons par ce site, à quoi elles servent, qui les lit, combien de temps, et vos droits."
      />
      <TetePage
        fil={[{ label: 'Confidentialité' }]}
        titre="Politique de confidentialité"
        chapeau="Nous ne recevons que ce que vous nous écrivez, et nous ne nous en servons que pour vous répondre."
      />
      <Articles
        articles={[
          {
            titre: 'Qui répond de vos données',
            texte: (
              <>
                <p>
                  {nom}, {adresse}, est responsable du traitement au sens de la loi n°&nbsp;2013-450 du
                  19&nbsp;juin 2013 relative à la protection des données à caractère personnel.
                </p>
                <p>
                  Pour toute question&nbsp;: <a href={`mailto:${email1}`}>{email1}</a>.
                </p>
              </>
            ),
          },
          {
            titre: 'Ce que nous recevons',
            texte: (
              <ul>
                <li>
                  <a href="/contact">Contact</a>&nbsp;: votre nom, votre adresse e-mail ou votre téléphone,
                  votre message et, si vous le donnez, le sujet.
                </li>
                <li>
                  <a href="/devis">Devis</a>&nbsp;: les mêmes, avec la description du projet et, si vous les
                  donnez, votre entreprise, le lieu, la prestation et le budget.
                </li>
                <li>
                  <a href="/carriere">Candidature</a>&nbsp;: votre nom, votre adresse e-mail ou votre
                  téléphone et, si vous les donnez, votre prénom, le poste, un message et votre CV.
                </li>
              </ul>
            ),
          },
          {
            titre: 'À quoi elles servent',
            texte: (
              <>
                <p>
                  À vous répondre, à établir un devis ou à examiner une candidature. Vous nous les envoyez
                  librement&nbsp;: votre demande est ce qui nous autorise à les traiter. Sans les champs
                  signalés comme obligatoires, nous ne pourrions pas vous répondre.
                </p>
                <p>
                  Elles ne servent ni à la publicité ni à une décision automatique. Elles ne sont ni vendues,
                  ni louées, ni données.
                </p>
              </>
            ),
          },
          {
            titre: 'Qui les lit',
            texte: (
              <p>
                Les seules personnes du cabinet qui ont un compte d’administration, protégé par un mot de
                passe. Les CV sont rangés à part des pages publiques et ne sont remis qu’à elles. Un message
                peut être signalé au cabinet par e-mail&#8239;; il passe alors par son service de messagerie.
              </p>
            ),
          },
          {
            titre: 'Combien de temps',
            texte: (
              <>
                <p>
                  Un message de contact est gardé le temps de l’échange, puis un an au plus. Une demande de
                  devis qui n’a pas eu de suite, trois ans au plus&#8239;; celle qui a donné lieu à un contrat
                  suit les délais légaux de conservation des pièces comptables. Une candidature est gardée
                  deux ans au plus, sauf si vous demandez qu’elle le soit moins.
                </p>
                <p>Passé ce délai, ou à votre demande, message et CV sont effacés pour de bon.</p>
              </>
            ),
          },
          {
            titre: 'Ni cookie ni suivi',
            texte: (
              <>
                <p>
                  Les pages publiques ne déposent aucun cookie et ne contiennent aucun outil de mesure
                  d’audience, aucune publicité, aucun contenu chargé depuis un autre site. C’est pourquoi
                  aucun bandeau ne vous demande votre accord. Le cookie de session de l’espace
                  d’administration ne concerne que ses utilisateurs.
                </p>
                <p>
                  Ce que vous tapez dans un formulaire peut rester dans votre navigateur, le temps de la
                  visite, pour ne pas être perdu si la page se recharge. Pour écarter les envois en nombre,
                  l’adresse IP d’un envoi est retenue quelques minutes en mémoire.
                </p>
                <p>
                  Les liens vers WhatsApp et les réseaux sociaux mènent à d’autres sites, qui ont leurs
                  propres règles. Rien ne leur est transmis tant que vous ne les suivez pas.
                </p>
              </>
            ),
          },
          {
            titre: 'Vos droits',
            texte: (
              <>
                <p>
                  La loi n°&nbsp;2013-450 vous donne le droit d’accéder à vos données, de les faire rectifier,
                  compléter ou effacer, et de vous opposer à leur traitement pour un motif légitime. Écrivez à{' '}
                  <a href={`mailto:${email1}`}>{email1}</a> en précisant l’adresse e-mail ou le téléphone
                  donné au moment de l’envoi. Aucun frais ne vous sera demandé.
                </p>
                <p>
                  Si la réponse ne vous satisfait pas, vous pouvez saisir l’Autorité de régulation des
                  télécommunications/TIC de Côte d’Ivoire (ARTCI), chargée de la protection des données à
                  caractère personnel.
                </p>
              </>
            ),
          },
          {
            titre: 'Sécurité',
            texte: (
              <p>
                L’accès à l’administration demande un compte, et les mots de passe ne sont gardés que sous une
                forme qui ne permet pas de les retrouver. Si un incident touchait vos données, nous vous en
                avertirions, ainsi que l’ARTCI.
              </p>
            ),
          },
        ]}
      />
    </>
  )
}
