import classes from './PlanPage.module.css'

interface Lien {
  href: string
  label: string
}

/** A part of the plan; nothing where there is no link. */
export function SectionPlan({ titre, liens }: { titre: string; liens: readonly Lien[] }) {
  if (liens.length === 0) return null
  return (
    <section>
      <h2>{titre}</h2>
      <ListeLiens liens={liens} />
    </section>
  )
}

export function ListeLiens({ liens }: { liens: readonly Lien[] }) {
  return (
    <ul className={classes.liste}>
      {liens.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
