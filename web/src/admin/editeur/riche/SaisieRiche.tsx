import { lazy, useId } from 'react'
import { Html } from '../../../ui/Html.tsx'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { CodeManquant } from '../saisies/CodeManquant.tsx'
import type { InputProps } from '../saisies/inputProps.ts'
import saisies from '../saisies/saisies.module.css'
import { textOf } from '../definition/fieldValue.ts'
import classes from './TexteRiche.module.css'

const TexteRiche = lazy(() => import('./TexteRiche.tsx'))

type SaisieRicheProps = Pick<InputProps, 'valeur' | 'faute' | 'onChange'> & {
  champ: Pick<InputProps['champ'], 'label' | 'help' | 'required'>
  takesPictures?: boolean
}

/** Rich text: the editor comes when it is needed; until then the text is there to read. */
export function SaisieRiche({ champ, valeur, faute, takesPictures = true, onChange }: SaisieRicheProps) {
  const id = useId()
  const html = textOf(valeur)
  const toRead = (
    <div className={classes.cadre}>
      <div className={classes.barre} />
      <Html html={html} prefix={id} className={classes.texte ?? ''} />
    </div>
  )
  return (
    <div
      className={saisies.champ}
      data-required={champ.required || undefined}
      data-invalid={faute ? '' : undefined}
    >
      <span id={`${id}-nom`} className={saisies.label}>
        {champ.label}
      </span>
      {champ.help && (
        <p id={`${id}-aide`} className={saisies.aide}>
          {champ.help}
        </p>
      )}
      <QueryBoundary
        waiting={toRead}
        failed={
          <>
            {toRead}
            <CodeManquant quoi="L’éditeur de ce texte" />
          </>
        }
      >
        <TexteRiche
          html={html}
          nom={champ.label}
          nomId={`${id}-nom`}
          decritPar={[champ.help && `${id}-aide`, faute && `${id}-faute`].filter(Boolean).join(' ')}
          takesPictures={takesPictures}
          faux={faute !== undefined}
          onChange={onChange}
        />
      </QueryBoundary>
      {faute && (
        <p id={`${id}-faute`} className={saisies.faute}>
          {faute}
        </p>
      )}
    </div>
  )
}
