import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Partage_content$key } from '../../__generated__/Partage_content.graphql.ts'

const PartageDialogue = lazy(() => import('./PartageDialogue.tsx'))

/** The way to show an item in its page to somebody who has no account. */
export function Partage({ content }: { content: Partage_content$key }) {
  const item = useFragment(
    graphql`
      fragment Partage_content on Content {
        ...PartageDialogue_content
      }
    `,
    content,
  )
  const [estOuvert, setOuvert] = useState(false)
  return (
    <>
      <button type="button" className="outil outil-discret" onClick={() => setOuvert(true)}>
        Partager l’aperçu…
      </button>
      <Suspense fallback={null}>
        {estOuvert && <PartageDialogue content={item} onClose={() => setOuvert(false)} />}
      </Suspense>
    </>
  )
}
