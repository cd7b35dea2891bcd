import { lazy, Suspense, useId } from 'react'
import { Html } from '../../../ui/Html.tsx'
import type { SaisieProps } from '../saisies/saisieProps.ts'
import saisies from '../saisies/saisies.module.css'
import { texteDe } from '../definition/valeurs.ts'
import classes from './TexteRiche.module.css'

const TexteRiche = lazy(() => import('./TexteRiche.tsx'))

/** Rich text: the editor comes when it is needed; until then the text is there to read. */
export function SaisieRiche({ champ, valeur, faute, onChange }: SaisieProps) {
  const id = useId()
  const html = texteDe(valeur)
  return (
    <div
      className={saisies.champ}
      data-required={champ.requis || undefined}
      data-invalid={faute ? '' : undefined}
    >
      <span id={`${id}-nom`} className={saisies.label}>
        {champ.label}
      </span>
      {champ.aide && (
        <p id={`${id}-aide`} className={saisies.aide}>
          {champ.aide}
        </p>
      )}
      <Suspense
        fallback={
          <div className={classes.cadre}>
            <div className={classes.barre} />
            <Html html={html} className={classes.texte ?? ''} />
          </div>
        }
      >
        <TexteRiche
          html={html}
          nom={champ.label}
          nomId={`${id}-nom`}
          decritPar={[champ.aide && `${id}-aide`, faute && `${id}-faute`].filter(Boolean).join(' ')}
          faux={faute !== undefined}
          onChange={onChange}
        />
      </Suspense>
      {faute && (
        <p id={`${id}-faute`} className={saisies.faute}>
          {faute}
        </p>
      )}
    </div>
  )
}
