import { useState } from 'react'
import { graphql } from 'react-relay'
import regles from '../../../../schema/inputRules.json'
import { usePageLocation } from '../../router/location.ts'
import { watchUpload } from '../../relay/upload.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { ChampTexte } from '../../ui/formulaire/ChampTexte.tsx'
import { ChampFichier } from '../../ui/formulaire/ChampFichier.tsx'
import { Formulaire } from '../../ui/formulaire/Formulaire.tsx'
import { Groupe } from '../../ui/formulaire/Groupe.tsx'
import { submitRefusalOf } from '../../ui/formulaire/submitRefusal.ts'
import type { CarriereFormMutation } from '../../__generated__/CarriereFormMutation.graphql.ts'

const labels = {
  poste: 'Poste ou stage souhaité',
  message: 'Ce que vous savez faire, ce qui vous attire ici',
  cv: 'Votre CV',
  prenom: 'Prénom',
  nom: 'Nom',
  email: 'E-mail',
  telephone: 'Téléphone',
}

const { cv: regleCv, ...reglesTextes } = regles.carriere

/** An application, for a given post or another, with a CV that only administrators get to see. */
export function CarriereForm({ poste = '' }: { poste?: string }) {
  const { path } = usePageLocation()
  const [avance, setAvance] = useState<number | null>(null)
  const [commit] = useMutation<CarriereFormMutation>(graphql`
    mutation CarriereFormMutation($input: CreateCarriereInput!) {
      result: createCarriere(input: $input) {
        ... on CreateCarrierePayload {
          content {
            id
          }
        }
        ... on Error {
          code
        }
        ... on ValidationError {
          fields {
            field
            message
          }
        }
        ... on RateLimitError {
          retryAfter
        }
      }
    }
  `)
  return (
    <Formulaire
      regles={reglesTextes}
      labels={labels}
      bouton="Envoyer ma candidature"
      multipart
      avance={avance}
      send={async ({ valeurs, fichiers: [cv], traces }) => {
        setAvance(cv ? 0 : null)
        if (cv) watchUpload(cv, setAvance)
        // The file takes the place of the null.
        const variables = { input: { ...valeurs, ...traces, cv: null } }
        const { result } = await commit({ variables, uploadables: cv && { 'input.cv': cv } })
        return submitRefusalOf(result) ?? `${path}?merci=oui`
      }}
    >
      <Groupe titre="Votre candidature">
        <ChampTexte
          nom="poste"
          large
          defaut={poste}
          aide="Pour un stage, ajoutez sa durée et votre établissement."
        />
        <ChampTexte
          nom="message"
          lignes={6}
          aide="Instruments, logiciels, chantiers ; la date à laquelle vous êtes libre. Un plan ou un calcul dont vous êtes fier en dit autant qu’une lettre."
        />
        <ChampFichier nom="cv" regle={regleCv} aide="PDF, DOC, DOCX ou ODT, 5 Mo au plus." />
      </Groupe>
      <Groupe titre="Vous répondre">
        <ChampTexte nom="prenom" autoComplete="given-name" />
        <ChampTexte nom="nom" autoComplete="family-name" />
        <ChampTexte
          nom="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aide="Ou un téléphone : l’un des deux suffit."
        />
        <ChampTexte nom="telephone" type="tel" inputMode="tel" autoComplete="tel" />
      </Groupe>
    </Formulaire>
  )
}
