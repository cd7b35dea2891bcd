import { useState } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { graphql } from 'react-relay'
import { picture as rules } from '../../../../schema/inputRules.json'
import type { AjouterImagesMutation } from '../../__generated__/AjouterImagesMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { PhotoError, readPhoto } from '../editeur/photo/readPhoto.ts'
import { announce } from '../messages/announcements.ts'
import { refusalOf, refusalOfFailure } from '../ui/serverRefusal.ts'
import classes from './Images.module.css'

/** Adds pictures to the library, one after the other; what is refused is said by its name, and the others go on. */
export function AjouterImages({ onChange }: { onChange(): void }) {
  const [add] = useMutation<AjouterImagesMutation>(graphql`
    mutation AjouterImagesMutation($input: AddMediaInput!) {
      addMedia(input: $input) {
        ... on MediaPayload {
          media {
            id
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [left, setLeft] = useState(0)
  const [refused, setRefused] = useState<readonly string[]>([])

  /** Why a picture was not added; null where it was. */
  async function refusalFor(file: File): Promise<string | null> {
    try {
      await readPhoto(file)
      const { addMedia } = await add({
        variables: { input: { file: null } },
        uploadables: { 'input.file': file },
      })
      const refusal = refusalOf(addMedia.refusal)
      return refusal && [refusal.general ?? [], Object.values(refusal.fields)].flat().join(' ')
    } catch (error) {
      return error instanceof PhotoError ? error.message : (refusalOfFailure(error).general ?? '')
    }
  }

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0 || left > 0) return
    setRefused([])
    let added = 0
    for (const [n, file] of files.entries()) {
      setLeft(files.length - n)
      const why = await refusalFor(file)
      if (why === null) added++
      else setRefused((before) => [...before, `${file.name}\u00a0: ${why}`])
      if (why === null) onChange()
    }
    setLeft(0)
    if (added > 0) announce(added === 1 ? 'L’image est ajoutée.' : `${added} images sont ajoutées.`)
  }

  return (
    <>
      <DropZone
        className={classes.ajouter ?? ''}
        onDrop={({ items }) =>
          void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(take)
        }
      >
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={rules.accept.split(',')}
          onSelect={(chosen) => void take([...(chosen ?? [])])}
        >
          <Button className="bouton bouton-serre" isDisabled={left > 0}>
            Ajouter des images
          </Button>
        </FileTrigger>
        <Text slot="label" elementType="p">
          {left > 0
            ? `Envoi en cours\u00a0: ${left === 1 ? 'encore une image' : `encore ${left} images`}.`
            : `Ou déposez-les ici. ${rules.help}`}
        </Text>
      </DropZone>
      {refused.length > 0 && (
        <ul role="alert" className={classes.refus}>
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
