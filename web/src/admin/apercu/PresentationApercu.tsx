import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import HistoirePage, { query } from '../../site/histoire/HistoirePage.tsx'
import type { HistoirePageQuery } from '../../__generated__/HistoirePageQuery.graphql.ts'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { PresentationApercuQuery } from '../../__generated__/PresentationApercuQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attachTo } from './attach.ts'
import { newItemId } from './writeRecord.ts'

/** The page that shows the active presentation, with this one in its place. */
export default function PresentationApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Presentation" page="histoire" attacher={attachTo('presentation')}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
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
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return <HistoirePage data={data} params={{}} variables={{}} />
}
