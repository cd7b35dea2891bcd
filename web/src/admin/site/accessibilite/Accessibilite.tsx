import { graphql, useLazyLoadQuery } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { Champ, ChampChoix, ChampLong } from '../../ui/Champ.tsx'
import { refusalOf } from '../../ui/serverRefusal.ts'
import { useShortForm } from '../../ui/useShortForm.ts'
import type { AccessibiliteMutation } from '../../../__generated__/AccessibiliteMutation.graphql.ts'
import type {
  AccessibiliteQuery,
  EtatAccessibilite,
} from '../../../__generated__/AccessibiliteQuery.graphql.ts'
import classes from './Accessibilite.module.css'

const etats: readonly { etat: EtatAccessibilite; nom: string }[] = [
  { etat: 'NON_CONFORME', nom: 'Non conforme' },
  { etat: 'PARTIELLEMENT_CONFORME', nom: 'Partiellement conforme' },
  { etat: 'TOTALEMENT_CONFORME', nom: 'Totalement conforme' },
]

/** What the firm declares of the accessibility of its site. */
export default function Accessibilite() {
  const { site } = useLazyLoadQuery<AccessibiliteQuery>(
    graphql`
      query AccessibiliteQuery {
        site {
          accessibilite {
            etat
            taux
            date
            auditeur
            exceptions
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [save] = useMutation<AccessibiliteMutation>(graphql`
    mutation AccessibiliteMutation($input: SetAccessibiliteInput!) {
      setAccessibilite(input: $input) {
        ... on SetAccessibilitePayload {
          site {
            accessibilite {
              etat
              taux
              date
              auditeur
              exceptions
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const { accessibilite } = site
  const { answer, fields, props } = useShortForm(
    async (value) => {
      const { etat } = etats.find((one) => one.etat === value('etat')) ?? accessibilite
      const taux = value('taux').trim() === '' ? null : Number(value('taux').replace(',', '.'))
      if (Number.isNaN(taux)) return { fields: { taux: 'Écrivez un nombre, comme 72,5.' } }
      const input = {
        etat,
        taux,
        date: value('date'),
        auditeur: value('auditeur'),
        exceptions: value('exceptions'),
      }
      const { setAccessibilite } = await save({ variables: { input } })
      return refusalOf(setAccessibilite.refusal)
    },
    { fait: 'Déclaration enregistrée.' },
  )
  return (
    <section aria-labelledby="accessibilite-titre">
      <h2 id="accessibilite-titre">Accessibilité</h2>
      <p className={classes.intro}>
        Ce que la page <a href="/accessibilite">Accessibilité</a> déclare. Sans audit, le site est «&nbsp;non
        conforme&nbsp;», et chaque pied de page le dit.
      </p>
      <form className={classes.formulaire} {...props}>
        <ChampChoix
          nom="État de conformité"
          name="etat"
          defaultValue={accessibilite.etat}
          aide="Partiellement conforme à partir de 50 % des critères, totalement à 100 %."
          erreur={fields['etat']}
        >
          {etats.map(({ etat, nom }) => (
            <option key={etat} value={etat}>
              {nom}
            </option>
          ))}
        </ChampChoix>
        <Champ
          nom="Taux de conformité"
          name="taux"
          inputMode="decimal"
          defaultValue={accessibilite.taux?.toLocaleString('fr') ?? ''}
          aide="Part des critères du RGAA respectés selon l’audit, en %, comme 72,5."
          erreur={fields['taux']}
        />
        <Champ
          nom="Date de l’audit"
          name="date"
          type="date"
          defaultValue={accessibilite.date ?? ''}
          erreur={fields['date']}
        />
        <Champ
          nom="Auditeur"
          name="auditeur"
          defaultValue={accessibilite.auditeur ?? ''}
          aide="La société ou la personne qui a fait l’audit."
          erreur={fields['auditeur']}
        />
        <ChampLong
          nom="Contenus non accessibles"
          name="exceptions"
          rows={6}
          defaultValue={accessibilite.exceptions ?? ''}
          aide="Un par ligne, avec la raison et, s’il y en a une, l’autre voie."
          erreur={fields['exceptions']}
        />
        <div className={classes.fin}>
          <button type="submit" aria-busy={answer.isAsking} className="outil">
            Enregistrer
          </button>
          <p role="status">{answer.refusal.general ?? answer.fait}</p>
        </div>
      </form>
    </section>
  )
}
