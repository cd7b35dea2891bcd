import { Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components'
import { degres } from '../champs.ts'
import saisies from '../saisies/saisies.module.css'
import type { Position, UtmTape } from '../valeurs.ts'
import classes from './SaisiePosition.module.css'
import { versDegres, versUtm, type Fuseau } from './utm.ts'

interface SaisieUtmProps {
  position: Position
  fauteId: string | undefined
  onChange(position: Position): void
}

/** The same place in UTM metres. The degrees, which are what is kept, follow: to a centimetre. */
export default function SaisieUtm({ position, fauteId, onChange }: SaisieUtmProps) {
  const utm = position.utm ?? enUtm(position)
  const change = (nouveau: Partial<UtmTape>) => onChange(enDegres({ ...utm, ...nouveau }))
  return (
    <div className={classes.coordonnees}>
      <TextField
        className={saisies.champ ?? ''}
        value={utm.est}
        onChange={(est) => change({ est })}
        isInvalid={fauteId !== undefined}
        validationBehavior="aria"
        aria-describedby={fauteId}
      >
        <Label className={saisies.label ?? ''}>Est (m)</Label>
        <Input className={saisies.ligne ?? ''} placeholder="388283" autoComplete="off" />
      </TextField>
      <TextField
        className={saisies.champ ?? ''}
        value={utm.nord}
        onChange={(nord) => change({ nord })}
        isInvalid={fauteId !== undefined}
        validationBehavior="aria"
        aria-describedby={fauteId}
      >
        <Label className={saisies.label ?? ''}>Nord (m)</Label>
        <Input className={saisies.ligne ?? ''} placeholder="592550" autoComplete="off" />
      </TextField>
      <RadioGroup
        orientation="horizontal"
        value={utm.fuseau}
        onChange={(fuseau) => change({ fuseau })}
        className={classes.choix ?? ''}
      >
        <Label className={`${saisies.label} ${classes.fuseau}`}>Fuseau</Label>
        <Radio value="29" className={classes.un ?? ''}>
          29 N, à l’ouest de 6° O
        </Radio>
        <Radio value="30" className={classes.un ?? ''}>
          30 N, à l’est
        </Radio>
      </RadioGroup>
      <p className={saisies.note}>
        WGS 84 / UTM, EPSG:326{utm.fuseau}. Les degrés sont calculés au centimètre.
      </p>
    </div>
  )
}

function enUtm({ latitude, longitude }: Position): UtmTape {
  const [lat, lon] = [degres(latitude), degres(longitude)]
  if (lat === null || lon === null || Math.abs(lat) > 84 || Math.abs(lon) > 180)
    return { fuseau: '30', est: '', nord: '' }
  const { fuseau, est, nord } = versUtm(lat, lon)
  return { fuseau: String(fuseau), est: decimal(est, 2), nord: decimal(nord, 2) }
}

function enDegres(utm: UtmTape): Position {
  const [est, nord] = [metres(utm.est), metres(utm.nord)]
  const fuseau: Fuseau = utm.fuseau === '29' ? 29 : 30
  const point = est === null || nord === null ? null : versDegres({ fuseau, est, nord })
  return {
    latitude: point ? decimal(point.latitude, 7) : '',
    longitude: point ? decimal(point.longitude, 7) : '',
    utm,
  }
}

function decimal(nombre: number, decimales: number): string {
  return nombre.toFixed(decimales).replace('.', ',')
}

/** Metres as people write them: 388 283,15. Outside these no zone has a place. */
function metres(texte: string): number | null {
  const nombre = degres(texte.replace(/[\s\u202f\u00a0]/g, '').replace(/m$/, ''))
  return nombre !== null && nombre >= 0 && nombre < 10_000_000 ? nombre : null
}
