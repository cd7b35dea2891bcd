import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Programmation_content$key } from '../../__generated__/Programmation_content.graphql.ts'
import { Prevu } from './Prevu.tsx'

const ProgrammationDialogue = lazy(() => import('./ProgrammationDialogue.tsx'))

/** When an item goes on line and off it by itself, and the way to change that. */
export function Programmation({ content }: { content: Programmation_content$key }) {
  const item = useFragment(
    graphql`
      fragment Programmation_content on Content {
        ...Prevu_content
        ...ProgrammationDialogue_content
      }
    `,
    content,
  )
  const [estOuvert, setOuvert] = useState(false)
  return (
    <>
      <Prevu content={item} />
      <button type="button" className="outil outil-discret" onClick={() => setOuvert(true)}>
        Programmer…
      </button>
      <Suspense fallback={null}>
        {estOuvert && <ProgrammationDialogue content={item} onClose={() => setOuvert(false)} />}
      </Suspense>
    </>
  )
}
