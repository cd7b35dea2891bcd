import { texteDe } from '../valeurs.ts'
import type { SaisieProps } from './props.ts'
import classes from './saisies.module.css'
import { SaisieTexte } from './SaisieTexte.tsx'

/** The address that a name gives: the server has the last word. */
export function adresseDe(nom: string): string {
  return nom
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')
}

/** Where the item is found on the site, and what becomes of the address it leaves. */
export function SaisieAdresse(props: SaisieProps) {
  const { champ, valeur, avant, valeurs, nouveau } = props
  const chemin = champ.chemin ?? '/'
  const [voulue, ancienne] = [texteDe(valeur).trim(), texteDe(avant)]
  const donnee = voulue || adresseDe(texteDe(valeurs['nom']))
  const change = !nouveau && voulue !== ancienne
  return (
    <SaisieTexte
      {...props}
      note={
        <>
          <p className={classes['note']}>
            {donnee ? `${chemin}${donnee}` : 'Le nom donnera l’adresse.'}
            {voulue === '' && donnee !== '' && ' (d’après le nom)'}
          </p>
          {change && (
            <p className={classes['alerte']} role="status">
              L’adresse change. L’ancienne, {chemin}
              {ancienne}, mènera à la nouvelle.
            </p>
          )}
        </>
      }
    />
  )
}
