import { useRef, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { LibraryFile } from '../../envois/libraryFile.ts'
import { Bibliotheque } from '../../images/Bibliotheque.tsx'
import { formats } from '../photo/readPhoto.ts'
import classes from './TexteRiche.module.css'

export interface BoutonImageProps {
  onFiles(files: readonly File[]): void
  onChoose(file: LibraryFile): void
}

/** Puts a picture into the text: files of this device, or one of the library. */
export function BoutonImage({ onFiles, onChoose }: BoutonImageProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <MenuTrigger>
        <Button className={classes.outil ?? ''}>Image</Button>
        <Popover className={classes.feuille ?? ''}>
          <Menu className={classes.menu ?? ''} aria-label="Image">
            <MenuItem onAction={() => input.current?.click()}>Envoyer des images</MenuItem>
            <MenuItem onAction={() => setChoosing(true)}>Choisir dans la bibliothèque</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={formats.join(',')}
        aria-label="Images à mettre dans le texte"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {isChoosing && (
        <Bibliotheque
          kind="IMAGE"
          onChoose={(file) => {
            onChoose(file)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
