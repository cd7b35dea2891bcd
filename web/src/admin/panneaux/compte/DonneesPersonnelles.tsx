import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { contact } from '../../../../../schema/inputRules.json'
import type { DonneesPersonnellesQuery } from '../../../__generated__/DonneesPersonnellesQuery.graphql.ts'
import { inboxes } from '../../dashboard/boite/inboxes.ts'
import { Champ } from '../../ui/Champ.tsx'
import { useShortForm } from '../../ui/useShortForm.ts'
import classes from './MonCompte.module.css'
import { EffacerPersonne } from './EffacerPersonne.tsx'
import { FormulaireDeCompte } from './FormulaireDeCompte.tsx'
import { TitreDePartie } from './TitreDePartie.tsx'

/** What is held on one address, and how much of it. */
interface Trouve {
  email: string
  /** « 2 messages, 1 candidature »; empty where nothing is held. */
  quoi: string
}

const person = graphql`
  query DonneesPersonnellesQuery($email: String!) {
    admin @required(action: THROW) {
      person(email: $email) {
        email
        held {
          type
          messages
          indesirables
        }
      }
    }
  }
`

/** Somebody asks what the firm holds on him, or to have it erased: both by his e-mail address. */
export function DonneesPersonnelles() {
  const environment = useRelayEnvironment()
  const [trouve, setTrouve] = useState<Trouve | null>(null)
  const [isErasing, setErasing] = useState(false)
  const formulaire = useShortForm(async (value) => {
    setTrouve(null)
    const variables = { email: value('email') }
    const found = await fetchQuery<DonneesPersonnellesQuery>(environment, person, variables).toPromise()
    const held = found?.admin.person
    if (!held) return { fields: { email: contact.email.invalid } }
    setTrouve({ email: held.email, quoi: heldText(held.held) })
    return null
  })
  return (
    <section>
      <TitreDePartie partie="#compte-donnees" />
      <p className={classes.aide}>
        Ce que quelqu’un a envoyé par ce site, pour le lui remettre ou l’effacer s’il le demande.
      </p>
      <FormulaireDeCompte formulaire={formulaire} envoyer="Chercher">
        <Champ
          nom="Son adresse e-mail"
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={contact.email.maxLength}
          erreur={formulaire.fields['email']}
        />
      </FormulaireDeCompte>
      {trouve && (
        <div role="status" className={classes.trouve}>
          <p>
            <strong>{trouve.email}</strong>&nbsp;: {trouve.quoi || 'rien'}.
          </p>
          {trouve.quoi && (
            <div className={classes.suites}>
              {/* Posted: the address of somebody is in no address, and in no log. */}
              <form method="post" action="/admin/exports/personne.zip">
                <input type="hidden" name="email" value={trouve.email} />
                <button type="submit" className="outil">
                  Tout télécharger
                </button>
              </form>
              <button type="button" className="outil" onClick={() => setErasing(true)}>
                Effacer pour de bon…
              </button>
            </div>
          )}
        </div>
      )}
      {trouve && isErasing && <EffacerPersonne {...trouve} onClose={() => setErasing(false)} />}
    </section>
  )
}

const liste = new Intl.ListFormat('fr', { type: 'conjunction' })

interface Compte {
  readonly type: string
  readonly messages: number
  readonly indesirables: number
}

function heldText(held: readonly Compte[]): string {
  const indesirables = held.reduce((sum, one) => sum + one.indesirables, 0)
  const parts = Object.values(inboxes).flatMap(({ type, un, plusieurs }) => {
    const count = held.find((one) => one.type === type)?.messages ?? 0
    return count > 0 ? [`${count} ${(count > 1 ? plusieurs : un).toLowerCase()}`] : []
  })
  if (indesirables > 0) parts.push(`${indesirables} ${indesirables > 1 ? 'indésirables' : 'indésirable'}`)
  return liste.format(parts)
}
