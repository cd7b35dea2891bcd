import { useEffect, useLayoutEffect, useRef } from 'react'
import { namedElement } from '../../router/arrive.ts'

function openQuestion(): void {
  const question = namedElement(location.hash)?.closest('details')
  if (question) question.open = true
}

/**
 * Opens the question that the address names, itself or a heading of its answer: on arrival before the page is scrolled
 * there, then on each change. One that the search has left out comes back with `effacer`, and is opened once it is there.
 */
export function useOpenQuestion(recherche: string, effacer: () => void): void {
  const attendue = useRef(false)
  const latest = useRef(effacer)
  useLayoutEffect(openQuestion, [])
  useEffect(() => {
    function change(): void {
      if (namedElement(location.hash)) return openQuestion()
      attendue.current = true
      latest.current()
    }
    addEventListener('hashchange', change)
    return () => removeEventListener('hashchange', change)
  }, [])
  useEffect(() => {
    if (!attendue.current || recherche !== '') return
    attendue.current = false
    openQuestion()
    namedElement(location.hash)?.scrollIntoView()
  }, [recherche])
}
