import { useState } from 'react'
import { Button } from 'react-aria-components'
import saisies from '../saisies/saisies.module.css'
import classes from './SaisiePosition.module.css'

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }
const metresOf = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 })

/** Takes the place where one stands, as the device knows it. */
export function MaPosition({ onPosition }: { onPosition(latitude: number, longitude: number): void }) {
  const [cherche, setCherche] = useState(false)
  const [issue, setIssue] = useState<{ texte: string; faute: boolean } | null>(null)

  function finish(texte: string, faute: boolean): void {
    setCherche(false)
    setIssue({ texte, faute })
  }

  function locate(): void {
    setIssue(null)
    if (!isSecureContext)
      return finish('La position ne peut être demandée qu’à une adresse en https://.', true)
    setCherche(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onPosition(coords.latitude, coords.longitude)
        finish(
          `Position de l’appareil, à ${metresOf.format(Math.max(1, coords.accuracy))}\u00a0m près.`,
          false,
        )
      },
      ({ code }) => finish(raisons[code] ?? introuvable, true),
      options,
    )
  }

  return (
    <div className={classes.moi}>
      <Button className="outil" isPending={cherche} onPress={locate}>
        Ma position
      </Button>
      <p role="status" className={issue?.faute ? saisies.faute : saisies.note}>
        {cherche ? 'Recherche de la position…' : issue?.texte}
      </p>
    </div>
  )
}

const introuvable =
  'L’appareil ne trouve pas où il est. Activez la localisation dans ses réglages, mettez-vous à découvert, puis réessayez.'

/** Sentences by the codes of GeolocationPositionError. */
const raisons: Readonly<Record<number, string>> = {
  1: 'Le navigateur n’a pas le droit de donner votre position. Autorisez-la pour ce site dans ses réglages, puis réessayez.',
  2: introuvable,
  3: 'L’appareil met trop de temps à trouver où il est. Mettez-vous à découvert, puis réessayez.',
}
