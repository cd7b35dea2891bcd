import { useId, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { DernierQui } from '../../journal/ParQui.tsx'
import type { FormFields } from '../definition/fields.ts'
import classes from './ConflitQuestion.module.css'
import type { Option } from '../definition/definition.ts'
import { EnMots } from './EnMots.tsx'
import type { Conflict } from './merge.ts'
import { Question } from '../Question.tsx'
import { pickFields } from '../definition/compareValues.ts'
import type { FieldValues } from '../definition/fieldValue.ts'

interface ConflitQuestionProps {
  conflict: Conflict
  champs: FormFields
  options(nom: string): readonly Option[]
  onSelect(choix: FieldValues): void
  onClose(): void
}

type Cote = 'moi' | 'autre'

/** What two people changed, field by field: mine, theirs, and what it was. Nothing is taken for granted. */
export function ConflitQuestion({ conflict, champs, options, onSelect, onClose }: ConflitQuestionProps) {
  const { current, avant: before, theirs: autres, merge } = conflict
  const [cotes, setCotes] = useState<Readonly<Record<string, Cote>>>({})
  const titre = useId()
  const reste = merge.conflicts.filter((nom) => !cotes[nom]).length

  function submit(): void {
    const theirs = merge.conflicts.filter((nom) => cotes[nom] === 'autre')
    onSelect({ ...pickFields(merge.valeurs, merge.conflicts), ...pickFields(autres, theirs) })
  }

  return (
    <Question
      titre="Quelqu’un d’autre a modifié cet élément"
      large
      onClose={onClose}
      reponses={[
        { label: 'Enregistrer ces choix', onSelect: submit, principale: true, desactivee: reste > 0 },
        { label: 'Revenir au formulaire', onSelect: onClose },
      ]}
    >
      <p>
        {current.element && <DernierQui id={current.element.id} />}
        Rien n’est perdu. Pour chaque champ que vous avez tous deux changé, choisissez la version à garder ;
        le reste est déjà réuni.
      </p>
      {merge.conflicts.map((nom) => {
        const champ = champs[nom]
        if (!champ) return null
        const describe = (valeurs: FieldValues) => (
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
                {describe(merge.valeurs)}
              </Radio>
              <Radio value="autre" className={classes.version ?? ''}>
                <strong>L’autre version</strong>
                {describe(autres)}
              </Radio>
            </RadioGroup>
            <details className={classes.avant} open>
              <summary>Avant ces deux changements</summary>
              {describe(before)}
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
