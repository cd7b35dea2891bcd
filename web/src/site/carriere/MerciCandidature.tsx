import { graphql, useFragment } from 'react-relay'
import { carriere } from '../../../../schema/texts/catalogue/carriere.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  return (
    <Merci
      site={data}
      formulaire={{ label: text(carriere.fil), href }}
      titre={text(carriere.merciTitre)}
      texte={text(carriere.merciTexte)}
      suite={{ label: text(carriere.merciSuite), href: '/equipe' }}
    />
  )
}
