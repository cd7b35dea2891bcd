import { Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components'
import saisies from '../saisies/saisies.module.css'
import type { Position, TypedUtm } from '../definition/fieldValue.ts'
import classes from './SaisiePosition.module.css'
import { toDegrees, toUtm } from './conversion.ts'

interface SaisieUtmProps {
  position: Position
  fauteId: string | undefined
  onChange(position: Position): void
  /** Takes a whole place that came into one field at once; answers whether it was one. */
  onPlace(texte: string, avant: string, fuseau: string): boolean
}

/** The same place in UTM metres. The degrees, which are what is kept, follow: to a centimetre. */
export default function SaisieUtm({ position, fauteId, onChange, onPlace }: SaisieUtmProps) {
  const utm = position.utm ?? toUtm(position)
  const change = (nouveau: Partial<TypedUtm>) => onChange(toDegrees({ ...utm, ...nouveau }))
  return (
    <div className={classes.coordonnees}>
      <TextField
        className={saisies.champ ?? ''}
        value={utm.est}
        onChange={(est) => onPlace(est, utm.est, utm.fuseau) || change({ est })}
        isInvalid={fauteId !== undefined}
        validationBehavior="aria"
        {...(fauteId && { 'aria-describedby': fauteId })}
      >
        <Label className={saisies.label ?? ''}>Est (m)</Label>
        <Input className={saisies.ligne ?? ''} placeholder="388283" autoComplete="off" />
      </TextField>
      <TextField
        className={saisies.champ ?? ''}
        value={utm.nord}
        onChange={(nord) => onPlace(nord, utm.nord, utm.fuseau) || change({ nord })}
        isInvalid={fauteId !== undefined}
        validationBehavior="aria"
        {...(fauteId && { 'aria-describedby': fauteId })}
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
