import type { ReactNode } from 'react'
import { useText } from '../../texts/texts.ts'
import classes from './champs.module.css'
import { faultText } from './faultText.ts'
import { fieldIds, useFormContext } from './formContext.ts'

interface CadreChampProps {
  nom: string
  aide?: ReactNode
  requis: boolean
  large?: boolean
  children: ReactNode
}

/** What stands around a field: its label above, help and fault below. */
export function CadreChamp({ nom, aide, requis, large = false, children }: CadreChampProps) {
  const { labels, messages } = useFormContext()
  const { id, aide: idAide, faute: idFaute } = fieldIds(nom)
  const text = useText()
  const faute = messages[nom]
  return (
    <div className={`${classes.champ} ${large ? classes.large : ''}`} data-faute={faute ? '' : undefined}>
      <label htmlFor={id}>
        {labels[nom]}
        {requis && (
          <span className={classes.requis} aria-hidden>
            {'\u00a0*'}
          </span>
        )}
      </label>
      {children}
      {faute && (
        <p id={idFaute} className={classes.faute}>
          {faultText(faute, text)}
        </p>
      )}
      {aide && (
        <p id={idAide} className={classes.aide}>
          {aide}
        </p>
      )}
    </div>
  )
}
