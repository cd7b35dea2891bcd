import { Button } from 'react-aria-components'
import { slugFrom } from '../definition/fields.ts'
import { textOf } from '../definition/fieldValue.ts'
import type { InputProps } from './inputProps.ts'
import classes from './saisies.module.css'
import { SaisieTexte } from './SaisieTexte.tsx'

/** The address of the item's page, and what becomes of the one it leaves. */
export function SaisieAdresse(props: InputProps) {
  const { champ, valeur, avant, valeurs, gardees, nouveau, onChange } = props
  const { pathPrefix = '/', fallbackSlug = '', slugFrom: source = 'nom' } = champ
  const [tapee, ancienne] = [textOf(valeur), textOf(avant)]
  // The one that it has may be longer than a name gives.
  const voulue = tapee === ancienne ? ancienne : slugFrom(tapee, fallbackSlug)
  const donnee = voulue || slugFrom(textOf(valeurs[source]), fallbackSlug)
  const change = !nouveau && voulue !== ancienne
  const suivante = slugFrom(textOf(valeurs[source]), fallbackSlug)
  // The address stays when a name is corrected, unless one says otherwise.
  const suivrait =
    !nouveau &&
    !change &&
    suivante !== ancienne &&
    suivante !== slugFrom(textOf(gardees[source]), fallbackSlug)
  return (
    <SaisieTexte
      {...props}
      note={
        <>
          <p className={classes.note}>
            {donnee ? `${pathPrefix}${donnee}` : `Le ${source} donnera l’adresse.`}
            {voulue === '' && donnee !== '' && ` (d’après le ${source})`}
          </p>
          {suivrait && suivante && (
            <p className={classes.alerte} role="status">
              L’adresse reste celle de l’ancien {source}.{' '}
              <Button className="outil outil-petit" onPress={() => onChange('')}>
                Suivre le {source}&nbsp;: {pathPrefix}
                {suivante}
              </Button>
            </p>
          )}
          {change && (
            <p className={classes.alerte} role="status">
              L’adresse change. L’ancienne, {pathPrefix}
              {ancienne}, mènera à la nouvelle.
            </p>
          )}
        </>
      }
    />
  )
}
