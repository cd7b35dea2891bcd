import { type RefObject, useState, useTransition } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { Relecture_content$key } from '../../__generated__/Relecture_content.graphql.ts'
import type { RelectureQuery } from '../../__generated__/RelectureQuery.graphql.ts'
import { inputOf, fieldNamed } from '../editeur/definition/fields.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { focusField, placeOfField } from '../editeur/useFieldFocus.ts'
import type { Typed } from '../editeur/useTyped.ts'
import { areEqual } from '../editeur/definition/compareValues.ts'
import { textOf } from '../editeur/definition/fieldValue.ts'
import { fieldLabel } from '../versions/fieldLabels.ts'
import classes from './Relecture.module.css'

interface RelectureProps {
  content: Relecture_content$key
  definition: Definition
  typed: Typed
  form: RefObject<HTMLFormElement | null>
  /** Shown with its remarks from the start. */
  ouverte: boolean
}

/** What a careful colleague would say before it is published, each with the way to its field. It keeps nobody from it. */
export function Relecture({ content, definition, typed, form, ouverte }: RelectureProps) {
  const [{ checks }, refetch] = useRefetchableFragment<RelectureQuery, Relecture_content$key>(
    graphql`
      fragment Relecture_content on Content
      @refetchable(queryName: "RelectureQuery")
      @argumentDefinitions(tape: { type: "[CheckedText!]" }) {
        checks(with: $tape) {
          field
          rule
          message
          correction
        }
      }
    `,
    content,
  )
  /** What was read: what is proposed for a text is for that text. */
  const [lues, setLues] = useState(typed.valeurs)
  const [estOuvert, setOuvert] = useState(ouverte)
  const [isPending, startTransition] = useTransition()
  const remarques = checks ?? []

  function recheck(): void {
    startTransition(() => {
      refetch({ tape: typedTexts(definition, typed) }, { fetchPolicy: 'network-only' })
      setLues(typed.valeurs)
    })
  }

  return (
    <details
      className={classes.relecture}
      open={estOuvert}
      onToggle={({ currentTarget }) => setOuvert(currentTarget.open)}
    >
      <summary>
        {remarques.length === 0
          ? 'Rien à revoir avant de publier'
          : `À revoir avant de publier\u00a0: ${remarques.length}`}
      </summary>
      {estOuvert && remarques.length > 0 && (
        <ul className={classes.remarques}>
          {remarques.map(({ field, rule, message, correction }) => {
            const cle = fieldNamed(definition.champs, field)
            const tenue = cle === undefined ? null : (typed.valeurs[cle] ?? null)
            const estFaite = textOf(tenue) === correction
            const corrige = estFaite || areEqual(tenue, lues[cle ?? '']) ? correction : null
            return (
              <li key={`${field} ${rule}`}>
                <p>
                  <strong>{fieldLabel(field, definition)}</strong> {message}
                </p>
                <p className={classes.gestes}>
                  {cle !== undefined && (
                    <button
                      type="button"
                      className="outil outil-discret"
                      onClick={() => focusField(form.current, placeOfField(field, definition) ?? cle)}
                    >
                      Y aller<span className="hors-ecran">&nbsp;: {fieldLabel(field, definition)}</span>
                    </button>
                  )}
                  {cle !== undefined && typeof corrige === 'string' && (
                    <button
                      type="button"
                      className="outil outil-discret"
                      aria-disabled={estFaite || undefined}
                      onClick={() => typed.change(cle, corrige)}
                    >
                      {estFaite ? 'Corrigé' : 'Corriger'}
                      <span className="hors-ecran">&nbsp;: {fieldLabel(field, definition)}</span>
                    </button>
                  )}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      <p className={classes.gestes}>
        <button type="button" className="outil outil-discret" aria-disabled={isPending} onClick={recheck}>
          Relire ce qui est écrit
        </button>
        <span role="status">{isPending && 'Relecture…'}</span>
      </p>
    </details>
  )
}

/** The texts and numbers that are typed and not saved, as the server names them. */
function typedTexts(
  { champs }: Definition,
  { valeurs, changed }: Typed,
): { field: string; text: string | null }[] {
  return Object.entries(inputOf(champs, valeurs, changed).input).flatMap(([field, value]) => {
    const genre = champs[fieldNamed(champs, field) ?? '']?.kind
    if (genre === 'photo' || genre === 'choixMultiple' || genre === 'case') return []
    return [{ field, text: value === null || value === undefined ? null : String(value) }]
  })
}
