import { graphql, useFragment } from 'react-relay'
import { serviceHrefs } from './serviceHrefs.ts'
import type { LienService_service$key } from '../__generated__/LienService_service.graphql.ts'
import { LienMenu } from './LienMenu.tsx'

interface LienServiceProps {
  service: LienService_service$key
  par: 'parId' | 'parNom' | 'parSlug'
  className?: string | undefined
}

/** A menu entry for a service, by the address that the menu uses. */
export function LienService({ service, par, className }: LienServiceProps) {
  const data = useFragment(
    graphql`
      fragment LienService_service on Service {
        databaseId
        slug
        nom
      }
    `,
    service,
  )
  const adresses = serviceHrefs(data)
  return (
    <LienMenu href={adresses[par]} aussi={Object.values(adresses)} className={className}>
      {data.nom}
    </LienMenu>
  )
}
