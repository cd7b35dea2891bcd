import { graphql, useFragment } from 'react-relay'
import { Merci } from '../ecrire/Merci.tsx'
import type { MerciCandidature_site$key } from '../../__generated__/MerciCandidature_site.graphql.ts'

interface MerciCandidatureProps {
  site: MerciCandidature_site$key
  /** The page whose form was filled in. */
  href: string
}

/** Thanks for an application, with an offer or without. */
export function MerciCandidature({ site, href }: MerciCandidatureProps) {
  const data = useFragment(
    graphql`
      fragment MerciCandidature_site on Site {
        ...Merci_site
      }
    `,
    site,
  )
  return (
    <Merci
      site={data}
      formulaire={{ label: 'Carrière', href }}
      titre="Merci, votre candidature est arrivée"
      texte="Nous lisons chacune d’elles et vous répondons. Votre CV n’est vu que par ceux qui recrutent."
      suite={{ label: 'Voir l’équipe', href: '/equipe' }}
    />
  )
}
