import { accentOf, couleurFault } from '../../../schema/content/fields/couleur.ts'

/** Moves where the rule of `accentOf` or what follows from it does: browsers keep what they have. */
const ruleVersion = 1
const address = new RegExp(`^/couleurs/${ruleVersion}-([0-9a-f]{6})\\.css$`)

/** Address of the style sheet that gives a site this accent. */
export function accentPath(couleur: string): string {
  return `/couleurs/${ruleVersion}-${couleur.slice(1)}.css`
}

/**
 * The style sheet at an address: the accent takes the place of the laterite, and of what follows from it. It says more than
 * `:root` does in jetons.css, so it holds wherever it stands. Null at any other address.
 */
export function accentStyles(path: string): string | null {
  const [, digits] = address.exec(path) ?? []
  const couleur = `#${digits ?? ''}`
  if (couleurFault(couleur) !== null) return null
  const { jour, nuit } = accentOf(couleur)
  return (
    `:root:root{--laterite:${jour};--nuit-accent:${nuit}}` +
    `@media screen and (prefers-color-scheme:dark){:root:root{--laterite:${nuit}}}`
  )
}
