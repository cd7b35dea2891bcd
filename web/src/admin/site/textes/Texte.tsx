import { type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { SaisieRiche } from '../../editeur/riche/SaisieRiche.tsx'
import { Moment } from '../../Moment.tsx'
import { announce } from '../../messages/announcements.ts'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import type { Texte_text$key } from '../../../__generated__/Texte_text.graphql.ts'
import type { TexteDraftMutation } from '../../../__generated__/TexteDraftMutation.graphql.ts'
import type { TexteResetMutation } from '../../../__generated__/TexteResetMutation.graphql.ts'
import type { TexteUpdateMutation } from '../../../__generated__/TexteUpdateMutation.graphql.ts'
import { AnciensTextes } from './AnciensTextes.tsx'
import classes from './Textes.module.css'

interface TexteProps {
  text: Texte_text$key
  /** Tells what is being written; null once it is as the server has it. */
  onType(value: string | null): void
}

/** One text: what visitors read, its default, and what one writes in its place. */
export function Texte({ text, onType }: TexteProps) {
  const data = useFragment(
    graphql`
      fragment Texte_text on SiteText {
        id
        key
        label
        kind
        default
        value
        isChanged
        draft
        version
        maxLength
        placeholders
        updatedAt
      }
    `,
    text,
  )
  const { key, label, kind, value, draft, version, maxLength } = data
  const kept = draft ?? value
  const [typed, setTyped] = useState(kept)
  const { answer, ask } = useAnswer()
  const [update] = useMutation<TexteUpdateMutation>(graphql`
    mutation TexteUpdateMutation($input: SiteTextInput!) {
      updateSiteText(input: $input) {
        ... on SiteTextPayload {
          text {
            ...Texte_text
          }
        }
        ... on TextConflictError {
          current {
            ...Texte_text
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [saveDraft] = useMutation<TexteDraftMutation>(graphql`
    mutation TexteDraftMutation($input: SiteTextInput!) {
      saveSiteTextDraft(input: $input) {
        ... on SiteTextPayload {
          text {
            ...Texte_text
          }
        }
        ... on TextConflictError {
          current {
            ...Texte_text
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [reset] = useMutation<TexteResetMutation>(graphql`
    mutation TexteResetMutation($input: SiteTextKeyInput!) {
      resetSiteText(input: $input) {
        ... on SiteTextPayload {
          text {
            ...Texte_text
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)

  // What the server keeps takes the place of what was sent: trimmed, or another's.
  const [keptBefore, setKeptBefore] = useState(kept)
  if (kept !== keptBefore) {
    setKeptBefore(kept)
    if (typed === keptBefore) setTyped(kept)
  }
  const isTyped = typed !== value

  function write(written: string): void {
    setTyped(written)
    onType(written === value ? null : written)
  }

  async function publish(written: string, seen: number, fait: string): Promise<void> {
    const former = value
    const done = await ask(async () => {
      const { updateSiteText } = await update({
        variables: { input: { key, value: written, version: seen } },
      })
      return refusalOf(updateSiteText.refusal)
    })
    if (!done) return
    setTyped(written)
    onType(null)
    announce(fait, {
      libelle: 'Annuler',
      perform: () => void publish(former, seen + 1, 'Texte remis comme avant.'),
    })
  }

  async function keep(): Promise<void> {
    const done = await ask(async () => {
      const { saveSiteTextDraft } = await saveDraft({ variables: { input: { key, value: typed, version } } })
      return refusalOf(saveSiteTextDraft.refusal)
    })
    if (done) announce('Brouillon gardé\u00a0: les visiteurs lisent encore le texte d’avant.')
  }

  async function restore(): Promise<void> {
    const former = value
    const done = await ask(async () => {
      const { resetSiteText } = await reset({ variables: { input: { key, version } } })
      return refusalOf(resetSiteText.refusal)
    })
    if (!done) return
    setTyped(data.default)
    onType(null)
    announce('Texte d’origine remis.', {
      libelle: 'Annuler',
      perform: () => void publish(former, version + 1, 'Texte remis comme avant.'),
    })
  }

  return (
    <li className={classes.texte} data-change={data.isChanged || undefined}>
      <Saisie kind={kind} label={label} value={typed} error={answer.refusal.fields['value']} onChange={write}>
        <Longueur
          length={kind === 'RICH' ? typed.replace(/<[^>]*>/g, '').length : typed.length}
          most={maxLength}
        />
      </Saisie>
      {data.isChanged && (
        <p className={classes.origine}>
          Texte d’origine&nbsp;: {kind === 'RICH' ? data.default.replace(/<[^>]*>/g, ' ') : data.default}
        </p>
      )}
      {draft !== null && draft !== undefined && (
        <p className={classes.origine}>Un brouillon attend d’être publié.</p>
      )}
      {answer.refusal.general && (
        <p role="alert" className={classes.faute}>
          {answer.refusal.general}
        </p>
      )}
      <p className={classes.actes}>
        {(isTyped || answer.isAsking) && (
          <>
            <button
              type="button"
              className="outil"
              aria-busy={answer.isAsking}
              onClick={() => void publish(typed, version, 'Texte publié.')}
            >
              Publier<span className="hors-ecran">&nbsp;: {label}</span>
            </button>
            {typed !== draft && (
              <button type="button" className="outil" onClick={() => void keep()}>
                Garder en brouillon<span className="hors-ecran">&nbsp;: {label}</span>
              </button>
            )}
            <button type="button" className="outil" onClick={() => write(value)}>
              Abandonner<span className="hors-ecran">&nbsp;: {label}</span>
            </button>
          </>
        )}
        {data.isChanged && !isTyped && (
          <button type="button" className="outil" onClick={() => void restore()}>
            Remettre le texte d’origine<span className="hors-ecran">&nbsp;: {label}</span>
          </button>
        )}
        {data.updatedAt && <AnciensTextes id={data.id} onChoose={write} />}
        {data.updatedAt && (
          <small>
            <Moment date={data.updatedAt} />
          </small>
        )}
      </p>
    </li>
  )
}

/** A bar that fills up as a text does. */
function Longueur({ length, most }: { length: number; most: number }) {
  const isOver = length > most
  return (
    <span className={classes.longueur} data-trop={isOver || undefined}>
      <meter min={0} max={most} high={most * 0.9} value={Math.min(length, most)} aria-hidden />
      <span>{isOver ? `${length - most} de trop` : `${length} sur ${most}`}</span>
    </span>
  )
}

interface SaisieProps {
  kind: string
  label: string
  value: string
  error: string | undefined
  onChange(value: string): void
  children: ReactNode
}

function Saisie({ kind, label, value, error, onChange, children }: SaisieProps) {
  const id = useId()
  if (kind === 'RICH')
    return (
      <>
        <SaisieRiche
          champ={{ label }}
          valeur={value}
          faute={error}
          onChange={(html) => onChange(String(html))}
        />
        {children}
      </>
    )
  const described = {
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-faute` : undefined,
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {kind === 'PARAGRAPH' ? (
        <textarea {...described} rows={3} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <input {...described} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      {children}
      {error && (
        <p id={`${id}-faute`} role="alert" className={classes.faute}>
          {error}
        </p>
      )}
    </>
  )
}
