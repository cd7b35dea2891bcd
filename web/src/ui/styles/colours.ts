import tokens from './jetons.css?raw'

const [light = '', dark = ''] = tokens.split('@media')

/** A colour of jetons.css, as it is by day or in the dark, for what no style sheet reaches. */
export function colour(name: string, schema: 'clair' | 'sombre' = 'clair'): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(schema === 'clair' ? light : dark) ?? []
  if (!value) throw new Error(`jetons.css n’a pas de couleur --${name}.`)
  return value
}
