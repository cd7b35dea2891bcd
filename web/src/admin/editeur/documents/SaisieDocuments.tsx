import { lazy } from 'react'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'

const Documents = lazy(() => import('./Documents.tsx'))

/** PDFs that visitors may download, sent while one goes on writing. */
export function SaisieDocuments(props: InputProps) {
  return (
    <QueryBoundary
      waiting={
        <>
          <p className={saisies.label}>{props.champ.label}</p>
          <p className={saisies.note}>Chargement…</p>
        </>
      }
      failed={<CodeManquant quoi="La liste des documents" />}
    >
      <Documents {...props} />
    </QueryBoundary>
  )
}
