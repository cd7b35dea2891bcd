import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { pages } from '../paths.ts'
import classes from './MenuAdmin.module.css'

/** The pages. Where there is no room for all of them they fold away behind a button. */
export function MenuAdmin() {
  const { path } = usePageLocation()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus({ preventScroll: true })
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !whole.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div ref={whole} className={classes.menu} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classes.bouton}
        aria-expanded={isOpen}
        aria-controls="menu-administration"
        onClick={() => setOpen(!isOpen)}
      >
        Menu
      </button>
      <nav id="menu-administration" aria-label="Administration" data-ouvert={isOpen || undefined}>
        <ul onClick={() => setOpen(false)}>
          {Object.entries(pages).map(
            ([href, { menu: nom }]) =>
              nom !== null && (
                <li key={href}>
                  <a href={href} aria-current={href === path ? 'page' : undefined}>
                    {nom}
                  </a>
                </li>
              ),
          )}
          <li className={classes.site}>
            <a href="/">Voir le site</a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
