import jetons from './jetons.css?raw'

const [clair = '', sombre = ''] = jetons.split('@media')

/** A colour of jetons.css, as it is by day or in the dark, for what no style sheet reaches. */
export function colour(nom: string, schema: 'clair' | 'sombre' = 'clair'): string {
  const [, valeur] = new RegExp(`--${nom}: (#[0-9a-f]{6});`).exec(schema === 'clair' ? clair : sombre) ?? []
  if (!valeur) throw new Error(`jetons.css n’a pas de couleur --${nom}.`)
  return valeur
}
