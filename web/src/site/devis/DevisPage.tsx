import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import { Demarche } from '../ecrire/Demarche.tsx'
import { Ecrire } from '../ecrire/Ecrire.tsx'
import type { PageProps } from '../page.tsx'
import { SujetsDevis } from './SujetsDevis.tsx'
import type { DevisPageQuery } from './__generated__/DevisPageQuery.graphql.ts'

export const query = graphql`
  query DevisPageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Ecrire_site
      ...SujetsDevis_site
    }
  }
`

const points = [
  {
    nom: 'Où se trouve le terrain',
    texte:
      'La commune, le quartier ou le village, un repère connu. Une position envoyée du téléphone suffit.',
  },
  {
    nom: 'Ce que vous voulez en faire',
    texte: 'Borner, diviser, vendre, construire, régler une limite : la méthode et le prix en dépendent.',
  },
  {
    nom: 'Sa surface, même approchée',
    texte:
      'En mètres carrés ou en hectares, avec un mot sur ce qui s’y trouve : bâtiments, arbres, eau, clôtures.',
  },
  {
    nom: 'Les papiers que vous avez',
    texte: 'Attestation, lettre d’attribution, titre foncier, ancien plan. Des photos lisibles suffisent.',
  },
  {
    nom: 'Vos délais et comment vous joindre',
    texte: 'Un nom, un numéro où vous rappeler et, s’il y en a une, la date à tenir.',
  },
] as const

const lignes = [
  'Bonjour,',
  '',
  'Lieu du terrain : ',
  'Ce que je veux en faire : ',
  'Surface approchée : ',
  'Papiers que j’ai (à joindre) : ',
  'Délai : ',
  'Nom et téléphone : ',
] as const

/** What a quote needs, and how to ask for it. */
export default function DevisPage({ data: { site } }: PageProps<DevisPageQuery>) {
  return (
    <>
      <PageHead
        site={site}
        title="Demander un devis"
        description="Ce qu’il faut nous dire de votre terrain pour recevoir un devis, par e-mail ou par téléphone."
      />
      <TetePage
        fil={[{ label: 'Devis' }]}
        titre="Demander un devis"
        chapeau="Quelques lignes suffisent. S’il vous manque une information, écrivez quand même : nous vous rappelons pour la trouver ensemble."
      />
      <Demarche titre="Ce qu’il nous faut savoir" points={points}>
        <Ecrire site={site} titre="Envoyez-nous votre demande" sujet="Demande de devis" lignes={lignes} />
        <SujetsDevis site={site} />
      </Demarche>
    </>
  )
}
