import { Button } from 'react-aria-components'
import { adresseDe } from '../definition/champs.ts'
import { texteDe } from '../definition/valeurs.ts'
import type { SaisieProps } from './saisieProps.ts'
import classes from './saisies.module.css'
import { SaisieTexte } from './SaisieTexte.tsx'

/** Where the item is found on the site, and what becomes of the address it leaves. */
export function SaisieAdresse(props: SaisieProps) {
  const { champ, valeur, avant, valeurs, gardees, nouveau, onChange } = props
  const { chemin = '/', souche = '' } = champ
  const [tapee, ancienne] = [texteDe(valeur), texteDe(avant)]
  // The one that it has may be longer than a name gives.
  const voulue = tapee === ancienne ? ancienne : adresseDe(tapee, souche)
  const donnee = voulue || adresseDe(texteDe(valeurs['nom']), souche)
  const change = !nouveau && voulue !== ancienne
  const suivante = adresseDe(texteDe(valeurs['nom']), souche)
  // Of a name that was corrected the address stays, unless one says otherwise.
  const suivrait =
    !nouveau && !change && suivante !== ancienne && suivante !== adresseDe(texteDe(gardees['nom']), souche)
  return (
    <SaisieTexte
      {...props}
      note={
        <>
          <p className={classes.note}>
            {donnee ? `${chemin}${donnee}` : 'Le nom donnera l’adresse.'}
            {voulue === '' && donnee !== '' && ' (d’après le nom)'}
          </p>
          {suivrait && suivante && (
            <p className={classes.alerte} role="status">
              L’adresse reste celle de l’ancien nom.{' '}
              <Button className="outil outil-petit" onPress={() => onChange('')}>
                Suivre le nom&nbsp;: {chemin}
                {suivante}
              </Button>
            </p>
          )}
          {change && (
            <p className={classes.alerte} role="status">
              L’adresse change. L’ancienne, {chemin}
              {ancienne}, mènera à la nouvelle.
            </p>
          )}
        </>
      }
    />
  )
}
