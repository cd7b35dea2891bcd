import { useId, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { DernierQui } from '../../journal/ParQui.tsx'
import type { Champs } from '../definition/champs.ts'
import classes from './ConflitQuestion.module.css'
import type { Option } from '../definition/definition.ts'
import { EnMots } from './EnMots.tsx'
import type { Conflit } from './fusion.ts'
import { Question } from '../Question.tsx'
import { seules, type Valeurs } from '../definition/valeurs.ts'

interface ConflitQuestionProps {
  conflit: Conflit
  champs: Champs
  options(nom: string): readonly Option[]
  onChoisir(choix: Valeurs): void
  onFermer(): void
}

type Cote = 'moi' | 'autre'

/** What two people changed, field by field: mine, theirs, and what it was. Nothing is taken for granted. */
export function ConflitQuestion({ conflit, champs, options, onChoisir, onFermer }: ConflitQuestionProps) {
  const { actuel, avant, leurs: autres, fusion } = conflit
  const [cotes, setCotes] = useState<Readonly<Record<string, Cote>>>({})
  const titre = useId()
  const reste = fusion.conflits.filter((nom) => !cotes[nom]).length

  function choisir(): void {
    const leurs = fusion.conflits.filter((nom) => cotes[nom] === 'autre')
    onChoisir({ ...seules(fusion.valeurs, fusion.conflits), ...seules(autres, leurs) })
  }

  return (
    <Question
      titre="Quelqu’un d’autre a modifié cet élément"
      large
      onFermer={onFermer}
      reponses={[
        { label: 'Enregistrer ces choix', onChoisir: choisir, principale: true, desactivee: reste > 0 },
        { label: 'Revenir au formulaire', onChoisir: onFermer },
      ]}
    >
      <p>
        {actuel.element && <DernierQui id={actuel.element.id} />}
        Rien n’est perdu. Pour chaque champ que vous avez tous deux changé, choisissez la version à garder ;
        le reste est déjà réuni.
      </p>
      {fusion.conflits.map((nom) => {
        const champ = champs[nom]
        if (!champ) return null
        const dire = (valeurs: Valeurs) => (
          <EnMots champ={champ} valeur={valeurs[nom] ?? null} options={options(nom)} />
        )
        return (
          <section key={nom} className={classes.champ} aria-labelledby={`${titre}-${nom}`}>
            <RadioGroup
              aria-labelledby={`${titre}-${nom}`}
              value={cotes[nom] ?? null}
              onChange={(cote) => setCotes({ ...cotes, [nom]: cote === 'autre' ? 'autre' : 'moi' })}
              className={classes.versions ?? ''}
            >
              <Label id={`${titre}-${nom}`} className={classes.nom ?? ''}>
                {champ.label}
              </Label>
              <Radio value="moi" className={classes.version ?? ''}>
                <strong>Ma version</strong>
                {dire(fusion.valeurs)}
              </Radio>
              <Radio value="autre" className={classes.version ?? ''}>
                <strong>L’autre version</strong>
                {dire(autres)}
              </Radio>
            </RadioGroup>
            <details className={classes.avant} open>
              <summary>Avant ces deux changements</summary>
              {dire(avant)}
            </details>
          </section>
        )
      })}
      <p role="status" className={classes.reste}>
        {reste > 0 && (reste === 1 ? 'Il reste un choix à faire.' : `Il reste ${reste} choix à faire.`)}
      </p>
    </Question>
  )
}
