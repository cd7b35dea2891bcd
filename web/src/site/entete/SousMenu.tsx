import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { usePageLocation } from '../../router/location.ts'
import classes from './Menu.module.css'

/** The neighbour of the focused link in the list, round and round. */
function neighbour(list: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const links = [...list.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  return links.at((at + step + links.length) % links.length)
}

/** An entry that opens a list: by mouse, by touch, and by keyboard with arrows and Escape. */
export function SousMenu({ label, children }: { label: string; children: ReactNode }) {
  const { path } = usePageLocation()
  const [open, setOpen] = useState(false)
  const id = useId()
  const group = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const byMouse = useRef(false)

  const shownAt = useRef(path)
  useEffect(() => {
    if (shownAt.current !== path) setOpen(false)
    shownAt.current = path
  }, [path])
  // What style sheets alone had opened before the script ran stays open; before it is painted otherwise.
  useLayoutEffect(() => setOpen(group.current?.matches(':hover, :focus-within') ?? false), [])

  // Opened by mouse, the focus may be anywhere.
  useEffect(() => {
    if (!open) return
    function onEscape(event: globalThis.KeyboardEvent): void {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list.current) {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The list can be focused once it can be seen.
      requestAnimationFrame(() => list.current && neighbour(list.current, step)?.focus())
    }
  }

  function onBlur(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <li
      ref={group}
      className={classes.groupe}
      data-ouvert={open || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={(event) => {
          byMouse.current = event.pointerType === 'mouse'
        }}
        // The mouse has opened it by pointing: its click must not close it.
        onClick={(event) => setOpen(byMouse.current && event.detail > 0 ? true : !open)}
      >
        {label}
      </button>
      <ul ref={list} id={id} className={classes.sousMenu}>
        {children}
      </ul>
    </li>
  )
}
