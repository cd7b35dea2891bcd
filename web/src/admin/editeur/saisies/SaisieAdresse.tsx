import { adresseDe, adresseDuNom } from '../champs.ts'
import { texteDe } from '../valeurs.ts'
import type { SaisieProps } from './props.ts'
import classes from './saisies.module.css'
import { SaisieTexte } from './SaisieTexte.tsx'

/** Where the item is found on the site, and what becomes of the address it leaves. */
export function SaisieAdresse(props: SaisieProps) {
  const { champ, valeur, avant, valeurs, nouveau } = props
  const chemin = champ.chemin ?? '/'
  const [voulue, ancienne] = [adresseDe(texteDe(valeur)), texteDe(avant)]
  const donnee = voulue || adresseDuNom(texteDe(valeurs['nom']), champ.souche ?? '')
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
