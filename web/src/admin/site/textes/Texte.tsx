import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { withoutTags } from '../../../../../schema/texts/text.ts'
import { focusField } from '../../editeur/useFieldFocus.ts'
import { announce, announceError } from '../../messages/announcements.ts'
import { Moment } from '../../Moment.tsx'
import { noRefusal } from '../../ui/serverRefusal.ts'
import type { Texte_text$key } from '../../../__generated__/Texte_text.graphql.ts'
import { AnciensTextes } from './AnciensTextes.tsx'
import { changeText, putBack, sentenceOf, type TextAct, type TextState } from './changeText.ts'
import { Saisie } from './Saisie.tsx'
import classes from './Textes.module.css'
import type { TypedTexts } from './useTypedTexts.ts'

/** The texts of the screen, in which the field of one is looked for. */
export const textesId = 'textes'

interface TexteProps {
  text: Texte_text$key
  typed: TypedTexts
}

/** One text: what visitors read, its default, and what one writes in its place. */
export function Texte({ text, typed }: TexteProps) {
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
  const { key, label, kind, value, version, maxLength, placeholders } = data
  const environment = useRelayEnvironment()
  const [refusal, setRefusal] = useState(noRefusal)
  const [isAsking, setAsking] = useState(false)
  const draft = data.draft ?? null
  const written = typed.all.get(key)
  const shown = written?.value ?? draft ?? value

  function write(next: string): void {
    if (next === (draft ?? value)) typed.forget(key)
    else typed.write(key, next, version)
  }

  async function perform(act: TextAct, fait: string): Promise<void> {
    if (isAsking) return
    setAsking(true)
    const isWriting = act === 'publish' || act === 'saveDraft'
    const changed = await changeText(environment, act, {
      key,
      version: written?.version ?? version,
      ...(isWriting && { value: shown }),
    })
    setAsking(false)
    setRefusal(changed.refusal ?? noRefusal)
    if (!changed.done) {
      // Who tries again has seen what the other one wrote.
      if (changed.seen !== null) typed.sees(key, changed.seen)
      return
    }
    if (isWriting) typed.forget(key, shown)
    else typed.sees(key, changed.done.version)
    offerBack(environment, key, fait, { value, draft, version }, changed.done)
    focusText(key)
  }

  const plain = (one: string) => (kind === 'RICH' ? withoutTags(one) : one)
  return (
    <li
      className={classes.texte}
      data-change={data.isChanged || undefined}
      data-champ={key}
      data-genre={kind === 'RICH' ? 'riche' : undefined}
    >
      <Saisie kind={kind} label={label} value={shown} error={refusal.fields['value']} onChange={write}>
        <span className={classes.longueur}>
          <Longueur
            length={kind === 'RICH' ? withoutTags(shown, '').length : shown.length}
            most={maxLength}
          />
          {placeholders.length > 0 && (
            <span>
              peut contenir <code>{placeholders.map((name) => `{${name}}`).join(' ')}</code>
            </span>
          )}
        </span>
      </Saisie>
      {data.isChanged && <p className={classes.origine}>Texte d’origine&nbsp;: {plain(data.default)}</p>}
      {draft !== null && (
        <p className={classes.origine}>
          Un brouillon attend d’être publié. Les visiteurs lisent encore&nbsp;: {plain(value)}
        </p>
      )}
      {refusal.general && (
        <p role="alert" className={classes.faute}>
          {refusal.general}
        </p>
      )}
      <p className={classes.actes}>
        {shown !== value && (
          <Acte
            nom="Publier"
            de={label}
            isBusy={isAsking}
            onPress={() => void perform('publish', 'Texte publié.')}
          />
        )}
        {written && (
          <>
            <Acte
              nom="Garder en brouillon"
              de={label}
              onPress={() =>
                void perform(
                  'saveDraft',
                  'Brouillon gardé\u00a0: les visiteurs lisent encore le texte d’avant.',
                )
              }
            />
            <Acte
              nom="Abandonner"
              de={label}
              onPress={() => {
                typed.forget(key)
                setRefusal(noRefusal)
                focusText(key)
              }}
            />
          </>
        )}
        {draft !== null && (
          <Acte
            nom="Abandonner le brouillon"
            de={label}
            onPress={() => void perform('discardDraft', 'Brouillon abandonné.')}
          />
        )}
        {data.isChanged && !written && (
          <Acte
            nom="Remettre le texte d’origine"
            de={label}
            onPress={() => void perform('reset', 'Texte d’origine remis.')}
          />
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

/** Says what was done, and offers to put the text back as it was; and that, once done, to be undone in its turn. */
function offerBack(
  environment: Environment,
  key: string,
  fait: string,
  before: TextState,
  after: TextState,
): void {
  async function goBack(): Promise<void> {
    const { done, refusal } = await putBack(environment, key, after, before)
    if (done) offerBack(environment, key, 'Texte remis comme avant.', after, done)
    else announceError(`Le texte n’a pas été remis comme avant. ${sentenceOf(refusal)}`)
    focusText(key)
  }
  announce(fait, { libelle: 'Annuler', perform: () => void goBack() })
}

/** The button that was pressed may have gone: one goes on in the field. */
function focusText(key: string): void {
  focusField(document.getElementById(textesId), key)
}

interface ActeProps {
  nom: string
  /** What the text is called, for those who do not see where the button stands. */
  de: string
  isBusy?: boolean
  onPress(): void
}

function Acte({ nom, de, isBusy, onPress }: ActeProps) {
  return (
    <button type="button" className="outil" aria-busy={isBusy} onClick={onPress}>
      {nom}
      <span className="hors-ecran">&nbsp;: {de}</span>
    </button>
  )
}

/** A bar that fills up as a text does. */
function Longueur({ length, most }: { length: number; most: number }) {
  const isOver = length > most
  return (
    <span className={classes.mesure} data-trop={isOver || undefined}>
      <meter min={0} max={most} high={most * 0.9} value={Math.min(length, most)} aria-hidden />
      <span>{isOver ? `${length - most} de trop` : `${length} sur ${most}`}</span>
    </span>
  )
}
