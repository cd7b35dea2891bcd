import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { account as regles } from '../../../../../schema/inputRules.json'
import { useMutation } from '../../../relay/useMutation.ts'
import { Moment } from '../../Moment.tsx'
import { peut } from '../../peut/peut.ts'
import { ACopier } from '../../ui/ACopier.tsx'
import { Champ } from '../../ui/Champ.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useShortForm } from '../../ui/useShortForm.ts'
import type { Jetons_account$key } from '../../../__generated__/Jetons_account.graphql.ts'
import type { JetonsCreateMutation } from '../../../__generated__/JetonsCreateMutation.graphql.ts'
import type { JetonsRevokeMutation } from '../../../__generated__/JetonsRevokeMutation.graphql.ts'
import classes from './MonCompte.module.css'
import { BornesDeJeton, boundsIn } from './BornesDeJeton.tsx'
import { browserName } from './browserName.ts'
import { FinDeJeton } from './FinDeJeton.tsx'
import { FormulaireDeCompte } from './FormulaireDeCompte.tsx'
import { rightsText } from './jetonRights.ts'
import { TitreDePartie } from './TitreDePartie.tsx'

interface JetonsProps {
  account: Jetons_account$key
  /** The one that was just made. */
  nouveau: string | null
  onCreated(jeton: string | null): void
  onChange(): void
}

/** Keys for programs. What one is worth is shown once. */
export function Jetons({ account, nouveau, onCreated, onChange }: JetonsProps) {
  const { apiTokens } = useFragment(
    graphql`
      fragment Jetons_account on Account {
        apiTokens {
          id
          nom
          scope
          types
          writableTypes
          personalData
          expiresAt
          lastUsedAt
          userAgent
        }
      }
    `,
    account,
  )
  const [create] = useMutation<JetonsCreateMutation>(graphql`
    mutation JetonsCreateMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        ... on ApiTokenPayload {
          token
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [revoke] = useMutation<JetonsRevokeMutation>(graphql`
    mutation JetonsRevokeMutation($input: RevokeInput!) {
      revokeApiToken(input: $input) {
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)

  // A form that is reset begins anew with its choices closed.
  const [nombre, setNombre] = useState(0)
  const formulaire = useShortForm(
    async (value) => {
      const { createApiToken } = await create({
        variables: { input: { nom: value('nom'), ...boundsIn(value) } },
      })
      onCreated(createApiToken.token ?? null)
      return refusalOf(createApiToken.refusal)
    },
    {
      fait: 'Jeton créé.',
      onDone(form) {
        form.reset()
        setNombre(nombre + 1)
        onChange()
      },
    },
  )
  const { answer, ask } = formulaire

  async function revokeOne(id: string): Promise<void> {
    await ask(async () => {
      const { revokeApiToken } = await revoke({ variables: { input: { id } } })
      return refusalOf(revokeApiToken.refusal)
    }, 'Jeton révoqué.')
    onCreated(null)
    onChange()
  }

  // Who creates none has perhaps some from before, to revoke.
  const mayCreate = peut('JETONS')
  if (!mayCreate && !apiTokens?.length) return null
  return (
    <section>
      <TitreDePartie partie="#compte-jetons" />
      <p className={classes.aide}>
        Pour les programmes qui lisent ou modifient le site&nbsp;: <a href="/api">comment ils s’y prennent</a>
        .
      </p>
      {apiTokens && apiTokens.length > 0 && (
        <ul className={classes.rangs}>
          {apiTokens.map(({ id, nom, lastUsedAt, userAgent, expiresAt, ...droits }) => (
            <li key={id}>
              <span>
                {nom}
                <small>{rightsText(droits)}</small>
                <small>
                  {lastUsedAt ? (
                    <>
                      utilisé <Moment date={lastUsedAt} />
                      {userAgent && `, ${browserName(userAgent)}`}
                    </>
                  ) : (
                    'jamais utilisé'
                  )}{' '}
                  · <FinDeJeton expiresAt={expiresAt} />
                </small>
              </span>
              <button
                type="button"
                className="outil outil-petit"
                disabled={answer.isAsking}
                onClick={() => void revokeOne(id)}
                aria-label={`Révoquer le jeton ${nom}`}
              >
                Révoquer
              </button>
            </li>
          ))}
        </ul>
      )}
      {nouveau && (
        <ACopier
          uneFois
          libelle={'Copiez ce jeton maintenant\u00a0: il ne sera plus affiché.'}
          valeur={nouveau}
        />
      )}
      {mayCreate && (
        <FormulaireDeCompte formulaire={formulaire} envoyer="Créer un jeton">
          <Champ
            nom="Nom du jeton"
            name="nom"
            autoComplete="off"
            required
            maxLength={regles.nom.maxLength}
            erreur={formulaire.fields['nom']}
          />
          <BornesDeJeton key={nombre} erreurs={formulaire.fields} />
        </FormulaireDeCompte>
      )}
    </section>
  )
}
