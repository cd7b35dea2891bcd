import { useEffect } from 'react'
import { taireEnregistrement } from '../../messages/annonces.ts'
import { Question } from '../Question.tsx'
import type { useEditor } from '../useEditor.ts'

interface QuitterQuestionProps {
  editor: ReturnType<typeof useEditor>
}

/** Asks what becomes of what was typed and is not saved. */
export function QuitterQuestion({ editor }: QuitterQuestionProps) {
  const { draft, leaving, keep, aUnBrouillon } = editor
  useEffect(taireEnregistrement, [])

  function enregistrer(): void {
    leaving.stay()
    keep()
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
        {
          label: aUnBrouillon ? 'Enregistrer le brouillon' : 'Enregistrer',
          principale: true,
          onChoisir: enregistrer,
        },
        { label: 'Continuer la saisie', onChoisir: leaving.stay },
        { label: 'Fermer et garder sur cet appareil', onChoisir: leaving.leave },
        { label: 'Abandonner les modifications', onChoisir: abandonner },
      ]}
    >
      <p>Vos modifications ne sont pas enregistrées. Elles peuvent être gardées sur cet appareil.</p>
    </Question>
  )
}
