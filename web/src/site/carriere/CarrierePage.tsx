import { graphql } from 'react-relay'
import { PageHead } from '../../ui/PageHead.tsx'
import { TetePage } from '../TetePage.tsx'
import { Demarche } from '../ecrire/Demarche.tsx'
import { Ecrire } from '../ecrire/Ecrire.tsx'
import type { PageProps } from '../page.tsx'
import type { CarrierePageQuery } from './__generated__/CarrierePageQuery.graphql.ts'

export const query = graphql`
  query CarrierePageQuery @preloadable {
    site {
      ...SiteLayout_site
      ...PageHead_site
      ...Ecrire_site
    }
  }
`

const points = [
  {
    nom: 'Ce que vous savez faire',
    texte: 'Le métier que vous visez, les instruments et les logiciels que vous connaissez.',
  },
  {
    nom: 'D’où vous venez',
    texte: 'Un CV d’une ou deux pages, en PDF : formation, chantiers, personnes qui peuvent parler de vous.',
  },
  {
    nom: 'Ce qui vous attire ici',
    texte: 'Quelques phrases à vous. Un plan ou un calcul dont vous êtes fier en dit autant qu’une lettre.',
  },
  {
    nom: 'Quand et comment vous joindre',
    texte:
      'Votre téléphone, la date à laquelle vous êtes libre et, pour un stage, sa durée et votre établissement.',
  },
] as const

const lignes = [
  'Bonjour,',
  '',
  'Poste ou stage souhaité : ',
  'Ce que je sais faire : ',
  'Libre à partir du : ',
  'Téléphone : ',
  '',
  'Mon CV est joint à ce message.',
] as const

/** What an application should hold, and where to send it. */
export default function CarrierePage({ data: { site } }: PageProps<CarrierePageQuery>) {
  return (
    <>
      <PageHead
        site={site}
        title="Carrière"
        description="Travailler avec nous, sur le terrain ou au bureau : ce qu’il faut envoyer, et à qui."
      />
      <TetePage
        fil={[{ label: 'Carrière' }]}
        titre="Travailler avec nous"
        chapeau="Sur le terrain, au calcul ou au dessin : écrivez-nous, même si aucun poste n’est annoncé. Les stagiaires aussi."
        suite={
          <p>
            <a href="/equipe">Voir qui vous rejoindriez</a>
          </p>
        }
      />
      <Demarche titre="Ce qu’il faut nous envoyer" points={points}>
        <Ecrire site={site} titre="Envoyez votre candidature" sujet="Candidature" lignes={lignes} />
      </Demarche>
    </>
  )
}
