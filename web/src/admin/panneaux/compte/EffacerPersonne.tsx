import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EffacerPersonneMutation } from '../../../__generated__/EffacerPersonneMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { announceError, whyNot } from '../../messages/announcements.ts'
import { Boite, boite } from '../../ui/Boite.tsx'
import { Confirmation } from '../../ui/Confirmation.tsx'

interface EffacerPersonneProps {
  email: string
  quoi: string
  onClose(): void
}

/** Erases what is held on an address. All that this tab has read so far may be gone: it begins anew after that. */
export function EffacerPersonne({ email, quoi, onClose }: EffacerPersonneProps) {
  const [isOver, setOver] = useState<boolean>()
  const [erase] = useMutation<EffacerPersonneMutation>(graphql`
    mutation EffacerPersonneMutation($input: ErasePersonInput!) {
      result: erasePerson(input: $input) {
        ... on ErasePersonPayload {
          isOver
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function erasePerson(): Promise<void> {
    try {
      const { result } = await erase({ variables: { input: { email } } })
      if (result.message === undefined) return setOver(result.isOver ?? true)
      announceError(result.message)
    } catch (error) {
      announceError(whyNot(error))
    }
    onClose()
  }

  if (isOver !== undefined)
    return (
      <Boite titre="Effacé pour de bon">
        <div className={boite.corps}>
          <p>
            {isOver
              ? `Rien ne reste ici de ${email}.`
              : `Les messages de ${email} sont nombreux\u00a0: ce qui en reste s’efface de soi-même, en quelques minutes.`}{' '}
            Les sauvegardes faites jusqu’à présent le contiennent encore, jusqu’à ce qu’elles soient
            remplacées.
          </p>
          <p className={boite.suites}>
            <button type="button" className="bouton" onClick={() => location.assign('/admin/dashboard')}>
              Continuer
            </button>
          </p>
        </div>
      </Boite>
    )
  return (
    <Confirmation
      titre={`Effacer ce qui vient de ${email}`}
      mot="EFFACER"
      action="Effacer pour de bon"
      onConfirm={erasePerson}
      onClose={onClose}
    >
      <p>
        {quoi}, avec les documents joints, de la boîte de réception comme de la corbeille. Rien ne les ramène.
      </p>
    </Confirmation>
  )
}
