import { fileSize } from '../../../ui/fileSize.ts'
import classes from './Documents.module.css'
import { type LinkedDocument, linkText } from './documentsFrom.ts'

/** PDFs to download, each by what its link says. */
export function DocumentsEnMots({ documents }: { documents: readonly LinkedDocument[] }) {
  return (
    <ol className={classes.mots}>
      {documents.map((one) => (
        <li key={one.media}>
          {linkText(one) || 'Document'} <small>{one.taille !== null && `PDF, ${fileSize(one.taille)}`}</small>
        </li>
      ))}
    </ol>
  )
}
