import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import EquipePage, { query } from '../../site/equipe/EquipePage.tsx'
import type { EquipePageQuery } from '../../__generated__/EquipePageQuery.graphql.ts'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { EquipeApercuQuery } from '../../__generated__/EquipeApercuQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attacherSeul } from './attacher.ts'
import { idNouveau } from './ecrire.ts'

/** The page of the team, with this member alone. */
export default function EquipeApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Equipe" attacher={attacherSeul('equipe', 100)}>
      {(poser) => <Page id={props.id} poser={poser} />}
    </Apercu>
  )
}

function Page({ id, poser }: { id: string | null; poser(): void }) {
  const data = useLazyLoadQuery<EquipePageQuery>(query, {})
  useLazyLoadQuery<EquipeApercuQuery>(
    graphql`
      query EquipeApercuQuery($id: ID!) {
        node(id: $id) {
          ...Membre_equipe @alias(as: "item")
        }
      }
    `,
    { id: id ?? idNouveau },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(poser)
  return <EquipePage data={data} params={{}} variables={{}} />
}
