import { Button } from 'react-aria-components'
import { formatCoordinates } from '../../../lieux/degres.ts'
import { CartePosition } from './CartePosition.tsx'
import { communesAround } from './communes.ts'
import classes from './SaisiePosition.module.css'

interface ConfirmationPositionProps {
  latitude: number
  longitude: number
  /** What the form says of the place in words; null where it has no such field. */
  lieu: string | null
  onPlaceName(lieu: string): void
}

const { format } = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** Farther than this from every commune lies the sea, or another country. */
const loin = 60

/** What the coordinates mean: on the map of the country, around the place, and in words. */
export function ConfirmationPosition({ latitude, longitude, lieu, onPlaceName }: ConfirmationPositionProps) {
  const autour = communesAround({ latitude, longitude })
  const proche = autour[0]
  const degres = formatCoordinates(latitude, longitude)
  if (!proche || !degres) return null
  if (proche.km > loin)
    return (
      <p role="status" className={classes.alerte}>
        Ce point est hors de Côte d’Ivoire : {degres.latitude}, {degres.longitude}. Vérifiez l’ordre des deux
        nombres et le signe de la longitude.
      </p>
    )
  const { nom } = proche.commune
  return (
    <div className={classes.confirmation}>
      <CartePosition latitude={latitude} longitude={longitude} autour={autour} />
      <p role="status">
        Commune la plus proche : <strong>{nom}</strong>, dont le centre est à {format(proche.km)} km.{' '}
        <span className={classes.degres}>
          {degres.latitude}, {degres.longitude}
        </span>
      </p>
      {lieu?.trim() === '' && (
        <Button className={`outil ${classes.lieu}`} onPress={() => onPlaceName(nom)}>
          Écrire « {nom} » comme lieu
        </Button>
      )}
    </div>
  )
}
