import { useEffect } from 'react'
import { taireEnregistrement } from '../messages/messages.ts'
import type { Champs } from './champs.ts'
import { Question } from './Question.tsx'
import type { useEditor } from './useEditor.ts'

interface QuitterQuestionProps {
  champs: Champs
  editor: ReturnType<typeof useEditor>
}

/** Asks what becomes of what was typed and is not saved. */
export function QuitterQuestion({ champs, editor }: QuitterQuestionProps) {
  const { typed, draft, leaving, submit } = editor
  useEffect(taireEnregistrement, [])

  function enregistrer(): void {
    leaving.stay()
    submit()
  }

  function abandonner(): void {
    draft.forget()
    leaving.leave()
  }

  return (
    <Question
      titre="Fermer sans enregistrer&#8239;?"
      onFermer={leaving.stay}
      reponses={[
        { label: 'Enregistrer', principale: true, onChoisir: enregistrer },
        { label: 'Continuer la saisie', onChoisir: leaving.stay },
        { label: 'Fermer et garder le brouillon', onChoisir: leaving.leave },
        { label: 'Abandonner les modifications', onChoisir: abandonner },
      ]}
    >
      <p>Vos modifications ne sont pas enregistrées. Un brouillon peut être gardé sur cet appareil.</p>
      {typed.modifies.some((nom) => champs[nom]?.genre === 'photo') && (
        <p>L’image choisie n’y serait pas, ni sa description&nbsp;: elle serait à choisir de nouveau.</p>
      )}
    </Question>
  )
}
