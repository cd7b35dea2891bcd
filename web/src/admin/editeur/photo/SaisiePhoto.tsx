import { type ClipboardEvent, lazy, useId, useRef, useState } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, ProgressBar, Text } from 'react-aria-components'
import { picture as regles } from '../../../../../schema/inputRules.json'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { mediaIdAt } from '../../globalId.ts'
import { Bibliotheque } from '../../images/Bibliotheque.tsx'
import type { Cropped } from '../../images/Recadrage.tsx'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import { useBeforeSave } from '../saving/beforeSave.ts'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import { SaisieTexte } from '../saisies/SaisieTexte.tsx'
import { focalPointOf, photoOf } from '../definition/fieldValue.ts'
import { Cadrage } from './Cadrage.tsx'
import { formats, keptSizeText, unreadable, readPhoto, PhotoError } from './readPhoto.ts'
import { usePicturePreview } from './usePicturePreview.ts'
import classes from './SaisiePhoto.module.css'

const Recadrage = lazy(() => import('../../images/Recadrage.tsx'))

/** A picture: dropped, pasted or chosen, seen before it is sent, described, and told what its crops must keep. */
export function SaisiePhoto(props: InputProps) {
  const { nom, champ, valeur, faute, ecartee, onChange, onReject } = props
  const { champs, valeurs, fautes, onFieldChange, progression } = props
  const { fichier, adresse } = photoOf(valeur)
  const apercue = usePicturePreview(fichier)
  const id = useId()
  const source = fichier ? apercue?.adresse : adresse
  const erreur = ecartee ?? faute
  const alt = `${nom}Alt`
  const focal = `${nom}Focal`

  // A save that is asked for meanwhile waits: the picture is part of what is saved, or refused before it is.
  const [lecture, setLecture] = useState<Promise<boolean> | null>(null)
  const choisir = useRef<HTMLButtonElement>(null)
  useBeforeSave(
    lecture &&
      (async () => {
        const isTaken = await lecture
        // It says why beside this button.
        if (!isTaken) choisir.current?.focus()
        return isTaken
      }),
  )

  const latest = useRef<unknown>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isCropping, setCropping] = useState(false)
  // A file is cropped once it is sent.
  const media = fichier ? null : mediaIdAt(adresse)

  /** One that is still being read is not wanted any more. */
  function forgetOthers(): void {
    latest.current = null
    setLecture(null)
    onReject('')
  }

  function takeFromLibrary({ media, alt: said, image }: LibraryFile): void {
    setChoosing(false)
    if (!image) return
    forgetOthers()
    const { adresse: small, largeur, hauteur } = image
    onChange({ fichier: null, adresse: small, choisie: { media, largeur, hauteur } })
    if (champs[focal]) onFieldChange(focal, null)
    if (champs[alt]) onFieldChange(alt, said)
  }

  /** The part that was chosen shows the same: what is said of the picture stays. */
  function takePart({ media, adresse: small, taille }: Cropped): void {
    if (!taille) return
    forgetOthers()
    onChange({ fichier: null, adresse: small, choisie: { media, ...taille } })
    if (champs[focal]) onFieldChange(focal, null)
  }

  function take(choisi: File | Promise<File> | undefined): void {
    if (!choisi) return
    latest.current = choisi
    onReject('')
    const lue = readThenTake(choisi).finally(() => setLecture((autre) => (autre === lue ? null : autre)))
    setLecture(lue)
  }

  /** Answers whether it was taken; else says why not. */
  async function readThenTake(choisi: File | Promise<File>): Promise<boolean> {
    try {
      const photo = await Promise.resolve(choisi).catch(() => {
        throw unreadable()
      })
      await readPhoto(photo)
      // Another was chosen meanwhile.
      if (latest.current !== choisi) return true
      onChange({ fichier: photo, adresse })
      // Both are said of the picture before.
      if (champs[focal]) onFieldChange(focal, null)
      if (champs[alt]) onFieldChange(alt, '')
      return true
    } catch (reason) {
      if (!(reason instanceof PhotoError)) throw reason
      if (latest.current !== choisi) return true
      onReject(reason.message)
      return false
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const [collee] = event.clipboardData.files
    if (!collee) return
    event.preventDefault()
    // The drop zone listens as well, while it has the focus.
    event.stopPropagation()
    take(collee)
  }

  return (
    <>
      <div className={classes.photo} role="group" aria-labelledby={`${id}-nom`} onPaste={onPaste}>
        <p id={`${id}-nom`} className={saisies.label}>
          {champ.label}
        </p>
        {source && champs[focal] && (
          <Cadrage
            adresse={source}
            valeur={focalPointOf(valeurs[focal])}
            onChange={(cadrage) => onFieldChange(focal, cadrage)}
          />
        )}
        <DropZone
          className={classes.zone ?? ''}
          data-vide={source ? undefined : true}
          onDrop={({ items }) => {
            const dropped = items.find(isFileDropItem)
            if (dropped) take(dropped.getFile())
          }}
        >
          <Text slot="label" className={saisies.note ?? ''}>
            {source ? 'Déposez ou collez une autre image ici' : 'Déposez ou collez une image ici'}
          </Text>
          <div className={classes.actes}>
            <FileTrigger acceptedFileTypes={formats} onSelect={(chosen) => take(chosen?.[0])}>
              <Button
                ref={choisir}
                className={`outil ${classes.acte}`}
                {...(erreur && { 'aria-describedby': `${id}-faute` })}
              >
                {source ? 'Remplacer l’image' : 'Choisir une image'}
              </Button>
            </FileTrigger>
            <Button className={`outil ${classes.acte}`} onPress={() => setChoosing(true)}>
              Choisir dans la bibliothèque
            </Button>
            {media && (
              <Button className={`outil ${classes.acte}`} onPress={() => setCropping(true)}>
                Recadrer l’image
              </Button>
            )}
            {source && (
              <Button
                className={`outil ${classes.acte}`}
                onPress={() => {
                  forgetOthers()
                  onChange({ fichier: null, adresse: null })
                }}
              >
                Retirer l’image
              </Button>
            )}
          </div>
        </DropZone>
        <p className={saisies.aide} role="status">
          {lecture
            ? 'Lecture de l’image…'
            : ((apercue && keptSizeText(apercue)) ?? champ.help ?? regles.help)}
        </p>
        {fichier && progression !== null && (
          <ProgressBar
            aria-label={`Envoi de ${fichier.name}`}
            value={Math.round(progression * 100)}
            className={classes.progression ?? ''}
          >
            {({ percentage = 0, valueText }) => (
              <>
                <span className={classes.barre}>
                  <span style={{ width: `${percentage}%` }} />
                </span>
                <span>{progression < 1 ? `Envoi : ${valueText}` : 'Envoyée, le serveur la prépare…'}</span>
              </>
            )}
          </ProgressBar>
        )}
        {erreur && (
          <p id={`${id}-faute`} className={saisies.faute} role="alert">
            {erreur}
          </p>
        )}
        {source && !champs[focal] && <img className={classes.entiere} src={source} alt="" />}
        {source && champs[alt] && (
          <SaisieTexte
            champ={champs[alt]}
            valeur={valeurs[alt] ?? ''}
            faute={fautes[alt]}
            onChange={(text) => onFieldChange(alt, text)}
          />
        )}
      </div>
      {media && isCropping && (
        <QueryBoundary failed={<CodeManquant quoi="Le recadrage" />}>
          <Recadrage media={media} onCropped={takePart} onClose={() => setCropping(false)} />
        </QueryBoundary>
      )}
      {isChoosing && (
        <Bibliotheque kind="IMAGE" onChoose={takeFromLibrary} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}
