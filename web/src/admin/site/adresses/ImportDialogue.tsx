import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { graphql } from 'react-relay'
import type {
  ImportDialogueMutation,
  ImportDialogueMutation$data,
} from '../../../__generated__/ImportDialogueMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { announce } from '../../messages/announcements.ts'
import { Boite, boite } from '../../ui/Boite.tsx'
import { useAnswer } from '../../ui/useAnswer.ts'
import classes from './Adresses.module.css'

interface ImportDialogueProps {
  onClose(): void
  onImported(): void
}

type Outcome = ImportDialogueMutation$data['importRedirects']

const effects = { ADDED: 'ajoutée', REPLACED: 'remplacée', UNCHANGED: 'inchangée' }

/** Redirects from a file or a pasted list: what it does is shown before it is done, all of it or nothing. */
export function ImportDialogue({ onClose, onImported }: ImportDialogueProps) {
  const [run] = useMutation<ImportDialogueMutation>(graphql`
    mutation ImportDialogueMutation($input: ImportRedirectsInput!) {
      importRedirects(input: $input) {
        ... on ImportRedirectsPayload {
          added
          replaced
          unchanged
          first {
            path
            target
            effect
          }
        }
        ... on Error {
          message
        }
        ... on ValidationError {
          fields {
            message
          }
        }
      }
    }
  `)
  const [csv, setCsv] = useState('')
  const [tried, setTried] = useState<{ csv: string; outcome: Outcome } | null>(null)
  const { answer, ask } = useAnswer()
  /** What the text as it stands would do; nothing once it was changed. */
  const outcome = tried?.csv === csv ? tried.outcome : null
  const isReady = outcome?.first !== undefined

  async function send(dryRun: boolean): Promise<void> {
    // Whole addresses of this site are its paths.
    const input = { csv: csv.replaceAll(location.origin, ''), dryRun }
    await ask(async () => {
      const { importRedirects } = await run({ variables: { input } })
      setTried({ csv, outcome: importRedirects })
      if (dryRun || importRedirects.first === undefined) return null
      announce(summaryOf(importRedirects))
      onImported()
      onClose()
      return null
    })
  }

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? []
    if (file) setCsv(textOf(await file.arrayBuffer()))
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void send(!isReady)
  }

  return (
    <Boite titre="Importer des redirections" onClose={onClose}>
      <form className={boite.corps} onSubmit={submit}>
        <p className={classes.aide}>
          Une ligne par adresse&nbsp;: l’ancienne, un point-virgule, la nouvelle. Rien n’est enregistré tant
          qu’une ligne est à corriger.
        </p>
        <label className={classes.fichier}>
          Fichier CSV
          <input type="file" accept=".csv,.txt,text/csv" onChange={(event) => void readFile(event)} />
        </label>
        <label className={classes.texte}>
          Ou collez la liste
          <textarea
            rows={8}
            wrap="off"
            value={csv}
            spellCheck={false}
            placeholder="/nos-services.html;/services/bornage"
            onChange={({ currentTarget }) => setCsv(currentTarget.value)}
          />
        </label>
        <p className={boite.suites}>
          <button type="submit" className="bouton" disabled={csv.trim() === ''} aria-busy={answer.isAsking}>
            {isReady ? 'Importer' : 'Voir ce que cela fait'}
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Annuler
          </button>
        </p>
        {/* Below the buttons: a long list leaves them where they are. */}
        <div role="status">
          {answer.refusal.general && <p className={classes.refus}>{answer.refusal.general}</p>}
          {outcome && <Effet outcome={outcome} />}
        </div>
      </form>
    </Boite>
  )
}

/** A text as spreadsheets write it: in UTF-8, or as Windows did before. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What an import does, or what must be put right first. */
function Effet({ outcome: { first, fields, message, ...counts } }: { outcome: Outcome }) {
  if (first === undefined)
    return (
      <ul className={classes.refus}>
        {(fields ?? [{ message }]).map((fault) => (
          <li key={fault.message}>{fault.message}</li>
        ))}
      </ul>
    )
  const { added = 0, replaced = 0, unchanged = 0 } = counts
  return (
    <>
      <p>
        {summaryOf(counts)}
        {added + replaced + unchanged > first.length && ` Les ${first.length} premières\u00a0:`}
      </p>
      <ul className={classes.effets}>
        {first.map(({ path, target, effect }) => (
          <li key={path}>
            <span>
              {path} → {target}
            </span>
            <small>{effects[effect]}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

type Counts = Pick<Outcome, 'added' | 'replaced' | 'unchanged'>

function summaryOf({ added = 0, replaced = 0, unchanged = 0 }: Counts): string {
  const parts = [
    [added, 'ajoutée'],
    [replaced, 'remplacée'],
    [unchanged, 'inchangée'],
  ] as const
  const said = parts.flatMap(([count, word]) =>
    count > 0 ? [`${count.toLocaleString('fr-FR')} ${word}${count > 1 ? 's' : ''}`] : [],
  )
  return `Redirections\u00a0: ${said.join(', ')}.`
}
