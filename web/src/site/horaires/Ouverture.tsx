import { lazy, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import type { Ouverture_entreprise$key } from '../../__generated__/Ouverture_entreprise.graphql.ts'
import classes from './Ouverture.module.css'

const delayMs = 1_000

const Maintenant = lazy(() => import('./Maintenant.tsx'))

/**
 * Says whether the firm is open now, where there are hours by day. Pages are kept, and read for hours: only the browser says
 * it, in room that is kept for it; without a script nothing is said. Its script comes once one sees that room, and after all
 * that the page needs.
 */
export function Ouverture({ entreprise }: { entreprise: Ouverture_entreprise$key }) {
  const data = useFragment(
    graphql`
      fragment Ouverture_entreprise on Entreprise {
        heures {
          __typename
        }
        ...Maintenant_entreprise
      }
    `,
    entreprise,
  )
  const room = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!room.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      timer = setTimeout(() => setSeen(true), delayMs)
      observer.disconnect()
    })
    observer.observe(room.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  if (!data.heures) return null
  return (
    <span ref={room} className={classes.ouverture} data-ecran>
      {isSeen && (
        <QueryBoundary failed={null}>
          <Maintenant entreprise={data} />
        </QueryBoundary>
      )}
    </span>
  )
}
