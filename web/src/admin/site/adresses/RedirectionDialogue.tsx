import { useEffect, useRef } from 'react'
import { Boite, boite } from '../../ui/Boite.tsx'
import { Champ } from '../../ui/Champ.tsx'
import { useShortForm } from '../../ui/useShortForm.ts'
import classes from './Adresses.module.css'
import { type Redirection, useSaveRedirection } from './useSaveRedirection.ts'

interface RedirectionDialogueProps {
  redirection: Redirection
  onClose(): void
  onSaved(): void
}

/** One redirect, added or changed. What is typed stays where the server refuses it, or does not answer. */
export function RedirectionDialogue({
  redirection: { id, path, target },
  onClose,
  onSaved,
}: RedirectionDialogueProps) {
  const save = useSaveRedirection()
  const form = useShortForm((value) => save({ id, path: value('path'), target: pathOf(value('target')) }), {
    onDone() {
      onSaved()
      onClose()
    },
  })
  const { refusal, isAsking } = form.answer
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Boite titre={id === null ? 'Nouvelle redirection' : 'Modifier la redirection'} onClose={onClose}>
      <form className={boite.corps} {...form.props}>
        {refusal.general && (
          <p role="alert" className={classes.refus}>
            {refusal.general}
          </p>
        )}
        <Champ
          nom="Ancienne adresse"
          name="path"
          ref={path === '' ? first : undefined}
          aide="Par exemple /nos-services.html, ou l’adresse entière de l’ancien site."
          defaultValue={path}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          erreur={form.fields['path']}
        />
        <Champ
          nom="Mène à"
          name="target"
          ref={path === '' ? undefined : first}
          aide="Une page de ce site, comme /histoire ou /services/bornage. Si l’adresse d’un service ou d’un projet change, la redirection suit."
          defaultValue={target}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          erreur={form.fields['target']}
        />
        <p className={boite.suites}>
          <button type="submit" className="bouton" aria-busy={isAsking}>
            Enregistrer
          </button>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            Annuler
          </button>
        </p>
      </form>
    </Boite>
  )
}

/** The address bar gives whole addresses of this site. */
function pathOf(written: string): string {
  const text = written.trim()
  return URL.canParse(text) && new URL(text).origin === location.origin
    ? text.slice(location.origin.length) || '/'
    : text
}
