import { useState } from 'react'
import { graphql } from 'react-relay'
import { carriere } from '../../../../schema/texts/catalogue/carriere.ts'
import { formulaires } from '../../../../schema/texts/catalogue/formulaires.ts'
import regles from '../../../../schema/inputRules.json'
import { usePageLocation } from '../../router/location.ts'
import { watchUpload } from '../../relay/upload.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useText } from '../../texts/texts.ts'
import { ChampTexte } from '../../ui/formulaire/ChampTexte.tsx'
import { ChampFichier } from '../../ui/formulaire/ChampFichier.tsx'
import { Formulaire } from '../../ui/formulaire/Formulaire.tsx'
import { Groupe } from '../../ui/formulaire/Groupe.tsx'
import { submitRefusalOf } from '../../ui/formulaire/submitRefusal.ts'
import type { CarriereFormMutation } from '../../__generated__/CarriereFormMutation.graphql.ts'

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
  const text = useText()
  const labels = {
    poste: text(carriere.formulairePoste),
    message: text(carriere.formulaireTexte),
    cv: text(carriere.formulaireCv),
    prenom: text(carriere.formulairePrenom),
    nom: text(carriere.formulaireNom),
    email: text(formulaires.email),
    telephone: text(formulaires.telephone),
  }
  return (
    <Formulaire
      regles={reglesTextes}
      labels={labels}
      bouton={text(carriere.formulaireBouton)}
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
      <Groupe titre={text(carriere.formulaireCandidature)}>
        <ChampTexte nom="poste" large defaut={poste} aide={text(carriere.formulairePosteAide)} />
        <ChampTexte nom="message" lignes={6} aide={text(carriere.formulaireTexteAide)} />
        <ChampFichier nom="cv" regle={regleCv} aide={text(carriere.formulaireCvAide)} />
      </Groupe>
      <Groupe titre={text(formulaires.repondre)}>
        <ChampTexte nom="prenom" autoComplete="given-name" />
        <ChampTexte nom="nom" autoComplete="family-name" />
        <ChampTexte
          nom="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aide={text(formulaires.emailAide)}
        />
        <ChampTexte nom="telephone" type="tel" inputMode="tel" autoComplete="tel" />
      </Groupe>
    </Formulaire>
  )
}
