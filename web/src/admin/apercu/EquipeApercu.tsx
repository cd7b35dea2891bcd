import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import EquipePage, { query } from '../../site/equipe/EquipePage.tsx'
import type { EquipePageQuery } from '../../__generated__/EquipePageQuery.graphql.ts'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { EquipeApercuQuery } from '../../__generated__/EquipeApercuQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attachOnly } from './attach.ts'
import { newItemId } from './writeRecord.ts'

/** The page of the team, with this member alone. */
export default function EquipeApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Equipe" page="equipe" attacher={attachOnly('equipe', 100)}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const data = useLazyLoadQuery<EquipePageQuery>(query, {})
  useLazyLoadQuery<EquipeApercuQuery>(
    graphql`
      query EquipeApercuQuery($id: ID!) {
        node(id: $id) {
          ...Membre_equipe @alias(as: "item")
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return <EquipePage data={data} params={{}} variables={{}} />
}
