import classes from './Onglets.module.css'

interface OngletsProps {
  nom: string
  onglets: readonly { href: string; nom: string; actif: boolean }[]
}

/** Links between the parts of one page. */
export function Onglets({ nom, onglets }: OngletsProps) {
  return (
    <nav aria-label={nom} className={classes.onglets}>
      <ul>
        {onglets.map(({ href, nom, actif }) => (
          <li key={href}>
            <a href={href} aria-current={actif ? 'page' : undefined}>
              {nom}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
