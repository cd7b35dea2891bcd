import { useEffect, useRef, useState } from 'react'
import { usePageLocation } from '../../../router/location.ts'
import { hrefWith, longestSearch } from './listFilter.ts'
import classes from './Filtres.module.css'

/** How long after the last key the list follows. */
const pauseMs = 300

/** The search box. What it holds goes into the address, in place of what was sought before. */
export function Recherche({ q }: { q: string }) {
  const { search, navigate } = usePageLocation()
  const [text, setText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the list was last asked for, and what it last showed. */
  const sent = useRef(q)
  const shown = useRef(q)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const [asked, before] = [sent.current, shown.current]
    sent.current = shown.current = q
    if (asked === q) return
    // Changed by another hand, a link or the way back; else another list came before what is sought, and is searched.
    if (q !== before) return setText(q)
    sent.current = asked
    navigate(hrefWith(search, { q: asked, ordonner: null, message: null }), { replace: true })
  }, [q, search, navigate])

  function searchFor(value: string): void {
    clearTimeout(timer.current)
    if (value.trim() === sent.current) return
    // Somebody is on the way to another list: that one is searched.
    if (sent.current === q && document.documentElement.dataset['navigation']) return searchSoon(value)
    sent.current = value.trim()
    navigate(hrefWith(location.search, { q: sent.current, ordonner: null, message: null }), {
      replace: true,
    })
  }

  function searchSoon(value: string): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchFor(value), pauseMs)
  }

  return (
    <form
      role="search"
      className={classes.recherche}
      onSubmit={(event) => {
        event.preventDefault()
        searchFor(text)
      }}
    >
      <label>
        Rechercher
        <input
          type="search"
          value={text}
          maxLength={longestSearch}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            searchSoon(value)
          }}
        />
      </label>
    </form>
  )
}
