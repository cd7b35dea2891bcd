import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Diapositives } from '../../site/accueil/Diapositives.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { SlideApercuQuery } from '../../__generated__/SlideApercuQuery.graphql.ts'
import type { SlideApercuSiteQuery } from '../../__generated__/SlideApercuSiteQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { attachOnly } from './attach.ts'
import { newItemId } from './writeRecord.ts'

/** The top of the home page, with this slide alone. */
export default function SlideApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Slide" page="accueil" attacher={attachOnly('slides', 8)}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const { site } = useLazyLoadQuery<SlideApercuSiteQuery>(
    graphql`
      query SlideApercuSiteQuery {
        site {
          ...Diapositives_site
        }
      }
    `,
    {},
  )
  useLazyLoadQuery<SlideApercuQuery>(
    graphql`
      query SlideApercuQuery($id: ID!) {
        node(id: $id) {
          ...Diapositive_slide @alias(as: "item")
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return <Diapositives site={site} />
}
