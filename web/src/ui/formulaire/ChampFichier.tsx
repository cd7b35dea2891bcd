import { type ReactNode, useEffect, useRef } from 'react'
import { CadreChamp } from './CadreChamp.tsx'
import classes from './champs.module.css'
import { fieldIds, useFormContext } from './formContext.ts'
import { fileError, type FileRule } from './rules.ts'

interface ChampFichierProps {
  nom: string
  aide: ReactNode
  regle: FileRule
}

/** A document to send; looked at as soon as it is chosen. */
export function ChampFichier({ nom, aide, regle }: ChampFichierProps) {
  const { messages, noter } = useFormContext()
  const { id, aide: idAide, faute: idFaute } = fieldIds(nom)
  const faute = messages[nom]
  const element = useRef<HTMLInputElement>(null)

  // It may have been chosen before the script ran.
  useEffect(() => {
    const fichier = element.current?.files?.[0]
    if (fichier) noter(nom, fileError(regle, fichier))
  }, [nom, regle, noter])

  return (
    <CadreChamp nom={nom} aide={aide} requis={false} large>
      <input
        ref={element}
        id={id}
        name={nom}
        type="file"
        accept={regle.accept}
        aria-invalid={faute ? true : undefined}
        aria-describedby={faute ? `${idAide} ${idFaute}` : idAide}
        className={classes.fichier}
        onChange={({ currentTarget }) => {
          const fichier = currentTarget.files?.[0]
          noter(nom, fichier ? fileError(regle, fichier) : null)
        }}
      />
    </CadreChamp>
  )
}
