import classes from './PagesEtMenu.module.css'

export interface Entree<Name extends string> {
  name: Name
  isHidden: boolean
}

interface ListeOrdonneeProps<Name extends string> {
  /** What is ordered, for those who hear the list. */
  label: string
  entrees: readonly Entree<Name>[]
  nomDe(name: Name): string
  /** A word on an entry, such as why visitors do not see it. */
  motSur?(name: Name): string | null
  /** False: it cannot be hidden by itself. */
  seMasque?(name: Name): boolean
  /** Group of an entry, among whose entries it moves. */
  groupeDe?(name: Name): string | null
  onChange(entrees: Entree<Name>[], fait: string): void
}

/** A list whose entries go up and down by buttons, and are shown or hidden each by a switch. */
export function ListeOrdonnee<Name extends string>({
  label,
  entrees,
  nomDe,
  motSur = () => null,
  seMasque = () => true,
  groupeDe = () => null,
  onChange,
}: ListeOrdonneeProps<Name>) {
  function neighbour(place: number, step: -1 | 1): number | null {
    const entree = entrees[place]
    for (let at = place + step; entree && at >= 0 && at < entrees.length; at += step) {
      const other = entrees[at]
      if (other && groupeDe(other.name) === groupeDe(entree.name)) return at
    }
    return null
  }

  function move(place: number, step: -1 | 1): void {
    const to = neighbour(place, step)
    const moved = entrees[place]
    if (to === null || !moved) return
    const others = entrees.filter((entree) => entree !== moved)
    onChange([...others.slice(0, to), moved, ...others.slice(to)], `${nomDe(moved.name)}\u00a0: déplacé.`)
  }

  function toggle({ name, isHidden }: Entree<Name>): void {
    const after = entrees.map((one) => (one.name === name ? { name, isHidden: !isHidden } : one))
    onChange(after, `${nomDe(name)}\u00a0: ${isHidden ? 'montré' : 'masqué'}.`)
  }

  return (
    <ul className={classes.liste} aria-label={label}>
      {entrees.map((entree, place) => {
        const { name, isHidden } = entree
        const nom = nomDe(name)
        const mot = motSur(name)
        return (
          <li key={name} data-sous={groupeDe(name) ? true : undefined} data-masque={isHidden || undefined}>
            <span className={classes.nom}>
              {nom}
              {mot && <small>{mot}</small>}
            </span>
            {seMasque(name) && (
              <label className={classes.montrer}>
                <input type="checkbox" checked={!isHidden} onChange={() => toggle(entree)} />
                Montrer<span className="hors-ecran"> {nom}</span>
              </label>
            )}
            {/* Disabled by name alone, so that the focus stays where one presses again. */}
            <button
              type="button"
              className="outil"
              aria-label={`Monter ${nom}`}
              aria-disabled={neighbour(place, -1) === null}
              onClick={() => move(place, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="outil"
              aria-label={`Descendre ${nom}`}
              aria-disabled={neighbour(place, 1) === null}
              onClick={() => move(place, 1)}
            >
              ↓
            </button>
          </li>
        )
      })}
    </ul>
  )
}
