interface ReseauxProps {
  className?: string | undefined
  /** Name and address of each network, in the order shown; those without address are left out. */
  liens: readonly (readonly [nom: string, url: string | null | undefined])[]
}

/** The firm's pages elsewhere, by their names. */
export function Reseaux({ liens, className = '' }: ReseauxProps) {
  const presents = liens.flatMap(([nom, url]) => (url ? [{ nom, url }] : []))
  if (presents.length === 0) return null
  return (
    <ul className={className}>
      {presents.map(({ nom, url }) => (
        <li key={nom}>
          <a href={url} rel="noopener">
            {nom}
          </a>
        </li>
      ))}
    </ul>
  )
}
