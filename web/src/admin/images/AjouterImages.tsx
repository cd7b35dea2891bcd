import { useEffect, useRef } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { download as documents, picture as pictures } from '../../../../schema/inputRules.json'
import type { PhotoPreview } from '../editeur/photo/readPhoto.ts'
import { Envois } from '../envois/Envois.tsx'
import type { LibraryFile } from '../envois/libraryFile.ts'
import { looksLikePdf, readDocument, readPicture } from '../envois/readFile.ts'
import { useSending } from '../envois/useSending.ts'
import { announce } from '../messages/announcements.ts'
import classes from './Images.module.css'

const accepted = [pictures.accept, documents.accept].flatMap((types) => types.split(','))

async function readEither(file: File): Promise<PhotoPreview | null> {
  return (await looksLikePdf(file)) ? readDocument(file) : readPicture(file)
}

/** Adds pictures and PDFs to the library, one after the other; what is refused says so, and the others go on. */
export function AjouterImages({ onChange }: { onChange(): void }) {
  const added = useRef<LibraryFile[]>([])
  const choisir = useRef<HTMLButtonElement>(null)
  const { queue, sendings, coming } = useSending({
    read: readEither,
    take(file) {
      added.current.push(file)
      onChange()
    },
  })
  // Said once, when all that were chosen have come.
  useEffect(() => {
    if (coming > 0 || added.current.length === 0) return
    announce(addedText(added.current))
    added.current = []
  }, [coming])

  return (
    <>
      <DropZone
        className={classes.ajouter ?? ''}
        onDrop={({ items }) =>
          void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then((files) =>
            queue.add(files),
          )
        }
      >
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={accepted}
          onSelect={(chosen) => chosen && queue.add([...chosen])}
        >
          <Button ref={choisir} className="bouton bouton-serre">
            Ajouter des fichiers
          </Button>
        </FileTrigger>
        <Text slot="label" elementType="p">
          Ou déposez-les ici. {pictures.help} Ou {documents.help}
        </Text>
      </DropZone>
      <Envois queue={queue} sendings={sendings} onRemoved={() => choisir.current?.focus()} />
    </>
  )
}

/** What is said of files that have come. */
function addedText(files: readonly LibraryFile[]): string {
  const isPicture = files.every(({ image }) => image)
  if (files.length === 1) return isPicture ? 'L’image est ajoutée.' : 'Le document est ajouté.'
  if (isPicture) return `${files.length}\u00a0images sont ajoutées.`
  return `${files.length}\u00a0${files.some(({ image }) => image) ? 'fichiers' : 'documents'} sont ajoutés.`
}
