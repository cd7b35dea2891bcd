import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EffacerPersonneMutation } from '../../../__generated__/EffacerPersonneMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { alerter, whyNot } from '../../messages/annonces.ts'
import { Boite, boite } from '../../ui/Boite.tsx'
import { Confirmation } from '../../ui/Confirmation.tsx'

interface EffacerPersonneProps {
  email: string
  quoi: string
  onClose(): void
}

/** Erases what is held on an address. All that this tab has read so far may be gone: it begins anew after that. */
export function EffacerPersonne({ email, quoi, onClose }: EffacerPersonneProps) {
  const [isErased, setErased] = useState(false)
  const [erase] = useMutation<EffacerPersonneMutation>(graphql`
    mutation EffacerPersonneMutation($input: ErasePersonInput!) {
      result: erasePerson(input: $input) {
        ... on ErasePersonPayload {
          count
        }
        ... on Error {
          message
        }
      }
    }
  `)

  async function effacer(): Promise<void> {
    try {
      const { result } = await erase({ variables: { input: { email } } })
      if (result.message === undefined) return setErased(true)
      alerter(result.message)
    } catch (error) {
      alerter(whyNot(error))
    }
    onClose()
  }

  if (isErased)
    return (
      <Boite titre="Effacé pour de bon">
        <div className={boite.corps}>
          <p>
            Rien ne reste ici de {email}. Les sauvegardes faites jusqu’à présent le contiennent encore,
            jusqu’à ce qu’elles soient remplacées.
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
      onConfirm={effacer}
      onClose={onClose}
    >
      <p>
        {quoi}, avec les documents joints, de la boîte de réception comme de la corbeille. Rien ne les ramène.
      </p>
    </Confirmation>
  )
}
