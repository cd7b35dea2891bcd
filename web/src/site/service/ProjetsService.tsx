import { graphql, useFragment } from 'react-relay'
import { service as texts } from '../../../../schema/texts/catalogue/service.ts'
import { useText } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import { LienPage } from '../LienPage.tsx'
import { Planche } from '../projet/Planche.tsx'
import planches from '../projet/Planches.module.css'
import type { ProjetsService_service$key } from '../../__generated__/ProjetsService_service.graphql.ts'

/** The projets that are nearest to a service; nothing where there are none. */
export function ProjetsService({ service }: { service: ProjetsService_service$key }) {
  const { projets } = useFragment(
    graphql`
      fragment ProjetsService_service on Service {
        projets {
          id
          ...Planche_projet
        }
      }
    `,
    service,
  )
  const text = useText()
  if (projets.length === 0) return null
  return (
    <Section
      sujet={text(texts.projetsSujet)}
      titre={text(texts.projetsTitre)}
      suite={<LienPage href="/references">{text(texts.projetsSuite)}</LienPage>}
    >
      <ul className={planches.planches} data-reveal="">
        {projets.map((projet) => (
          <li key={projet.id}>
            <Planche projet={projet} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
