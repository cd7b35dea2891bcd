import { type FormEvent, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import { useText } from '../../texts/texts.ts'
import { isOutage } from '../../relay/network.ts'
import { usePageLocation } from '../../router/location.ts'
import { type SubmittedForm, SubmittedFormContext } from '../../router/submitted.ts'
import { Bilan } from './Bilan.tsx'
import { keepDraft, restoreDraft } from './draft.ts'
import { FormContext } from './formContext.ts'
import classes from './Formulaire.module.css'
import { Piege } from './Piege.tsx'
import type { SubmitRefusal } from './submitRefusal.ts'
import { eitherError, textError, type Messages, type Rule } from './rules.ts'
import { fileValues, newKey, textValue, textValues, type Traces } from './formValues.ts'

export interface Saisie<Noms extends string> {
  valeurs: Record<Noms, string>
  fichiers: readonly File[]
  traces: Traces
}

interface FormulaireProps<Noms extends string> {
  regles: Readonly<Record<Noms, Rule>>
  /** What each field is called, of files too. */
  labels: Readonly<Record<string, string>>
  bouton: string
  /** Files can go with it. */
  multipart?: boolean
  /** Sends by script; answers with the address that says thanks, or why not. */
  send(saisie: Saisie<Noms>): Promise<string | SubmitRefusal>
  /** How much of the files has been sent, from 0 to 1. */
  avance?: number | null
  children: ReactNode
}

/**
 * A form that posts to its page's own address without a script, and goes by GraphQL with one. What was typed
 * stays in its fields whatever happens; what is sent again as it was after a failure is known by the same key.
 */
export function Formulaire<Noms extends string>(props: FormulaireProps<Noms>) {
  const { regles, labels, bouton, multipart = false, send, avance = null, children } = props
  const text = useText()
  const { path, navigate } = usePageLocation()
  const submitted = use(SubmittedFormContext)
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(() => submitted && serverRefusal(submitted))
  const [messages, setMessages] = useState<Messages>(submitted?.messages ?? {})
  const [isBusy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef({ occupe: false, cle: '', contenu: '' })

  useEffect(() => {
    // The script says what is wrong from here on, in French and beside the field.
    if (element.current) element.current.noValidate = true
  }, [])
  useEffect(() => {
    if (element.current && !submitted) restoreDraft(path, element.current, regles)
  }, [path, submitted, regles])

  const noter = useCallback(
    (nom: string, message: string | null) =>
      setMessages(({ [nom]: _before, ...others }) => (message ? { ...others, [nom]: message } : others)),
    [],
  )
  const state = useMemo(
    () => ({
      regles,
      labels,
      saisie: submitted?.input ?? {},
      messages,
      noter,
    }),
    [regles, labels, submitted, messages, noter],
  )

  function refuse(refused: SubmitRefusal): void {
    setMessages(refused.messages)
    setRefusal(refused)
  }

  /** Faults of files stand already: they are told as soon as one is chosen. */
  function faultsIn(data: FormData): Messages {
    const ofTexts = Object.entries<Rule>(regles).flatMap(([nom, rule]) => {
      const fault =
        textError(rule, textValue(data, nom)) ?? eitherError(rule, nom, (other) => textValue(data, other))
      return fault ? [[nom, fault] as const] : []
    })
    const ofFiles = Object.entries(messages).filter(([nom]) => !(nom in regles))
    return Object.fromEntries([...ofTexts, ...ofFiles])
  }

  /** A field that was missing because another was too is missed no more. */
  function clearEither(typed: string): void {
    for (const [nom, { orElse }] of Object.entries<Rule>(regles))
      if (orElse?.without === typed && messages[nom] === orElse.message) noter(nom, null)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { current } = sending
    if (current.occupe) return
    const data = new FormData(event.currentTarget)
    const found = faultsIn(data)
    if (Object.keys(found).length > 0) return refuse({ status: 422, messages: found })
    current.occupe = true
    const valeurs = textValues(regles, data)
    const fichiers = fileValues(data)
    const contenu = JSON.stringify([
      valeurs,
      fichiers.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ])
    // The key of what was changed since would be refused.
    if (contenu !== current.contenu) Object.assign(current, { contenu, cle: newKey() })
    setBusy(true)
    setRefusal(null)
    try {
      const answer = await send({
        valeurs,
        fichiers,
        traces: { clientMutationId: current.cle, siteWeb: textValue(data, 'siteWeb') },
      })
      // The page that says thanks takes over from here; until it stands nothing is sent again.
      if (typeof answer === 'string') return navigate(answer)
      refuse(answer)
    } catch (error) {
      refuse({ status: statusOf(error), messages: {} })
    }
    current.occupe = false
    setBusy(false)
  }

  return (
    <FormContext value={state}>
      <form
        ref={element}
        className={classes.formulaire}
        method="post"
        action={`${path}#formulaire`}
        encType={multipart ? 'multipart/form-data' : undefined}
        onInput={(event) => {
          keepDraft(path, event.currentTarget, regles)
          if (event.target instanceof HTMLInputElement) clearEither(event.target.name)
        }}
        onSubmit={(event) => void submit(event)}
      >
        {refusal && <Bilan refusal={refusal} labels={labels} />}
        <p className={classes.legende}>{text(formulaires.requis)}</p>
        {children}
        <Piege />
        <div className={classes.fin}>
          <button className="bouton" aria-disabled={isBusy || undefined}>
            {isBusy ? text(formulaires.occupe) : bouton}
          </button>
          {isBusy && avance !== null && (
            <label className={classes.avance}>
              {text(formulaires.avance, { pourcent: Math.round(avance * 100) })}
              <progress max={1} value={avance} />
            </label>
          )}
          <p className={classes.donnees}>
            {text(formulaires.donnees)} <a href="/confidentialite">{text(formulaires.donneesLien)}</a>
          </p>
        </div>
      </form>
    </FormContext>
  )
}

/** Browsers tell of a connection that failed by a TypeError. */
function statusOf(error: unknown): number {
  if (error instanceof TypeError) return 0
  return isOutage(error) ? 503 : 500
}

function serverRefusal({ status, messages, retryAfter }: SubmittedForm): SubmitRefusal {
  return { status, messages, attente: retryAfter }
}
