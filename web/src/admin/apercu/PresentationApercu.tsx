import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import HistoirePage, { query } from '../../site/histoire/HistoirePage.tsx'
import type { HistoirePageQuery } from '../../__generated__/HistoirePageQuery.graphql.ts'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { PresentationApercuQuery } from '../../__generated__/PresentationApercuQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { idNouveau } from './ecrire.ts'

/** The page that shows the active presentation, with this one in its place. */
export default function PresentationApercu(props: ApercuProps) {
  return (
    <Apercu
      {...props}
      type="Presentation"
      attacher={(store, record) => {
        store.getRoot().getLinkedRecord('site')?.setLinkedRecord(record, 'presentation')
      }}
    >
      {(poser) => <Page id={props.id} poser={poser} />}
    </Apercu>
  )
}

function Page({ id, poser }: { id: string | null; poser(): void }) {
  const data = useLazyLoadQuery<HistoirePageQuery>(query, {})
  useLazyLoadQuery<PresentationApercuQuery>(
    graphql`
      query PresentationApercuQuery($id: ID!) {
        node(id: $id) {
          ... on Presentation {
            image {
              apercu: url(width: 1200)
              ...Image_image
            }
          }
        }
      }
    `,
    { id: id ?? idNouveau },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(poser)
  return <HistoirePage data={data} params={{}} variables={{}} />
}
