import { type KeyboardEvent, useId, useState } from 'react'
import { Button, Checkbox } from 'react-aria-components'
import { altField, textField } from '../definition/fields.ts'
import { textOf } from '../definition/fieldValue.ts'
import { Cadrage } from '../photo/Cadrage.tsx'
import gestes from '../saisies/gestes.module.css'
import saisies from '../saisies/saisies.module.css'
import { SaisieTexte } from '../saisies/SaisieTexte.tsx'
import classes from './Galerie.module.css'
import type { GalleryPicture } from './galleryFrom.ts'

interface ImageDeGalerieProps {
  picture: GalleryPicture
  /** From 0. */
  rank: number
  count: number
  /** Its part in a pair. */
  pair: 'Avant' | 'Après' | null
  faultOf(part: string): string | undefined
  onChange(picture: GalleryPicture): void
  onMove(by: -1 | 1): void
  onRemove(): void
  onCrop(): void
}

const legendeField = textField('Légende')
/** What is told of inputs that are shown only on request. */
const folded = ['alt', 'focalX', 'focalY', 'avant']

/** The list neither takes Tab, which goes through all inputs of the form, nor keeps Escape from the panel around it. */
function passKeys(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
  if (event.key !== 'Escape') return
  event.stopPropagation()
  const list = event.currentTarget.closest('[role=grid]')
  list?.parentElement?.dispatchEvent(new globalThis.KeyboardEvent(event.nativeEvent.type, event.nativeEvent))
}

/** One picture of a gallery: how it looks, its caption, and behind « Détails » what else is said of it. */
export function ImageDeGalerie(props: ImageDeGalerieProps) {
  const { picture, rank, count, pair, faultOf, onChange, onMove, onRemove, onCrop } = props
  const { adresse, legende, focal } = picture
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isAsked || folded.some((part) => faultOf(part))
  const nom = `l’image ${rank + 1}`
  const general = faultOf('image')
  return (
    <div className={classes.rangee} role="presentation" onKeyDown={passKeys}>
      <div className={classes.vue}>
        {adresse ? (
          <img
            src={adresse}
            alt=""
            loading="lazy"
            draggable={false}
            style={focal ? { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` } : undefined}
          />
        ) : (
          <span className={classes.absente}>Sans aperçu</span>
        )}
        {pair && <span className={classes.paire}>{pair}</span>}
        <Button slot="drag" className={classes.poignee ?? ''} aria-label={`Déplacer ${nom}`}>
          <span aria-hidden>⠿</span> {rank + 1}
        </Button>
      </div>
      {/* A mouse that marks words drags nothing. */}
      <div
        className={classes.mots}
        role="presentation"
        draggable
        onDragStart={(event) => {
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <SaisieTexte
          champ={legendeField}
          valeur={legende}
          faute={faultOf('legende')}
          onChange={(text) => onChange({ ...picture, legende: textOf(text) })}
        />
        {general && <p className={saisies.faute}>{general}</p>}
        <div className={gestes.gestes}>
          <Button
            className={gestes.geste ?? ''}
            data-geste="details"
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            aria-label={`Détails de ${nom}`}
            onPress={() => setIsAsked(!isOpen)}
          >
            Détails
          </Button>
          <Button
            className={gestes.geste ?? ''}
            data-geste="monter"
            aria-label={`Monter ${nom}`}
            isDisabled={rank === 0}
            onPress={() => onMove(-1)}
          >
            Monter
          </Button>
          <Button
            className={gestes.geste ?? ''}
            data-geste="descendre"
            aria-label={`Descendre ${nom}`}
            isDisabled={rank === count - 1}
            onPress={() => onMove(1)}
          >
            Descendre
          </Button>
          <Button
            className={gestes.geste ?? ''}
            data-geste="retirer"
            aria-label={`Retirer ${nom}`}
            onPress={onRemove}
          >
            Retirer
          </Button>
        </div>
      </div>
      {isOpen && (
        <div
          id={id}
          className={classes.details}
          role="presentation"
          draggable
          onDragStart={(event) => {
            event.preventDefault()
            event.stopPropagation()
          }}
        >
          <SaisieTexte
            champ={altField}
            valeur={picture.alt}
            faute={faultOf('alt')}
            onChange={(text) => onChange({ ...picture, alt: textOf(text) })}
          />
          <Checkbox
            className={saisies.case ?? ''}
            isSelected={picture.avant}
            onChange={(avant) => onChange({ ...picture, avant })}
          >
            <span className={saisies.coche} aria-hidden />
            Avant (l’image suivante montre l’après)
          </Checkbox>
          <Button className="outil" onPress={onCrop}>
            Recadrer<span className="hors-ecran"> {nom}</span>…
          </Button>
          {adresse && (
            <Cadrage
              adresse={adresse}
              valeur={focal}
              onChange={(point) => onChange({ ...picture, focal: point })}
            />
          )}
        </div>
      )}
    </div>
  )
}
