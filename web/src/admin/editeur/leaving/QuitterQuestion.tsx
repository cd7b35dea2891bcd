import { useEffect } from 'react'
import { dismissSaved } from '../../messages/announcements.ts'
import { Question } from '../Question.tsx'
import type { useEditor } from '../useEditor.ts'

interface QuitterQuestionProps {
  editor: ReturnType<typeof useEditor>
}

/** Asks what becomes of what was typed and is not saved. */
export function QuitterQuestion({ editor }: QuitterQuestionProps) {
  const { typed, draft, leaving, keep, aUnBrouillon } = editor
  useEffect(dismissSaved, [])

  function saveAndStay(): void {
    leaving.stay()
    keep()
  }

  function discard(): void {
    draft.forget()
    leaving.leave()
  }

  return (
    <Question
      titre="Fermer sans enregistrer&#8239;?"
      onClose={leaving.stay}
      reponses={[
        {
          label: aUnBrouillon ? 'Enregistrer le brouillon' : 'Enregistrer',
          principale: true,
          onSelect: saveAndStay,
        },
        { label: 'Continuer la saisie', onSelect: leaving.stay },
        { label: 'Fermer et garder sur cet appareil', onSelect: leaving.leave },
        { label: 'Abandonner les modifications', onSelect: discard },
      ]}
    >
      {typed.changed.length > 0 && (
        <p>Vos modifications ne sont pas enregistrées. Elles peuvent être gardées sur cet appareil.</p>
      )}
      {typed.coming() > 0 && <p>Des fichiers sont encore en route&nbsp;: fermer arrête leur envoi.</p>}
    </Question>
  )
}
