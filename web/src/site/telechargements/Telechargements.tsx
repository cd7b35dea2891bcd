import { graphql, useFragment } from 'react-relay'
import { page as texts } from '../../../../schema/texts/catalogue/page.ts'
import type { Telechargements_documents$key } from '../../__generated__/Telechargements_documents.graphql.ts'
import { useText } from '../../texts/texts.ts'
import { fileSize } from '../../ui/fileSize.ts'
import classes from './Telechargements.module.css'

/** PDFs of an item, each with its kind and size in the link; nothing where there are none. */
export function Telechargements({ documents }: { documents: Telechargements_documents$key }) {
  const files = useFragment(
    graphql`
      fragment Telechargements_documents on Telechargement @relay(plural: true) {
        titre
        url
        size
      }
    `,
    documents,
  )
  const text = useText()
  if (files.length === 0) return null
  return (
    <section className={classes.telechargements} aria-labelledby="telecharger">
      <h2 id="telecharger">{text(texts.telecharger)}</h2>
      <ul>
        {files.map(({ titre, url, size }) => (
          <li key={url}>
            <a href={url} download>
              <span>{titre}</span> <small>{text(texts.telechargerTaille, { taille: fileSize(size) })}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
