import { Fragment, useState } from 'react'
import { Button } from 'react-aria-components'
import { useTimeZone } from '../../timeZone.ts'
import type { SharedDraft } from '../definition/base.ts'
import classes from './BrouillonCommun.module.css'
import type { FormFields } from '../definition/fields.ts'
import type { Option } from '../definition/definition.ts'
import { EnMots } from './EnMots.tsx'
import { changedFields } from './merge.ts'
import { Question } from '../Question.tsx'
import type { useEditor } from '../useEditor.ts'
import { formatDate } from '../../../ui/formatDate.ts'

interface BrouillonCommunProps {
  prepare: SharedDraft
  champs: FormFields
  options(nom: string): readonly Option[]
  editor: ReturnType<typeof useEditor>
}

/** Says that the form shows a draft, whose and of when; shows what is online instead, and takes the draft away. */
export function BrouillonCommun({ prepare, champs, options, editor }: BrouillonCommunProps) {
  const [isAsking, setAsking] = useState(false)
  const timeZone = useTimeZone()
  const { typed, saving, estEnLigne } = editor
  const { quand, par, isOutdated, enLigne } = prepare
  const changed = changedFields(enLigne, typed.base.valeurs)
  const date = formatDate(new Date(quand), { dateStyle: 'long', timeStyle: 'short', timeZone })
  const elsewhere = estEnLigne ? 'Ce qui est en ligne' : 'Ce qui est enregistré'
  return (
    <section className={classes.brouillon} aria-label="Brouillon">
      <p>
        <strong>
          Brouillon enregistré {par && `par ${par}, `}le {date}.
        </strong>{' '}
        {estEnLigne && 'Les visiteurs voient toujours la version en ligne. '}
        {isOutdated && 'Elle a changé depuis\u00a0: les deux seront réunies quand vous enregistrerez.'}
      </p>
      <details className={classes.enLigne}>
        <summary>{elsewhere}</summary>
        <dl>
          {changed.map((nom) => {
            const champ = champs[nom]
            return (
              champ && (
                <Fragment key={nom}>
                  <dt>{champ.label}</dt>
                  <dd>
                    <EnMots champ={champ} valeur={enLigne[nom] ?? null} options={options(nom)} />
                  </dd>
                </Fragment>
              )
            )
          })}
        </dl>
      </details>
      <Button
        className="bouton bouton-serre bouton-leger"
        isDisabled={saving.isSending}
        onPress={() => setAsking(true)}
      >
        Abandonner le brouillon
      </Button>
      {isAsking && (
        <Question
          titre="Abandonner le brouillon&#8239;?"
          onClose={() => setAsking(false)}
          reponses={[
            {
              label: 'Abandonner le brouillon',
              principale: true,
              onSelect: () => {
                setAsking(false)
                editor.drop()
              },
            },
            { label: 'Le garder', onSelect: () => setAsking(false) },
          ]}
        >
          <p>
            Ce qui y est préparé sera perdu pour toute l’équipe
            {typed.changed.length > 0 && ', avec ce que vous venez de saisir'}. {elsewhere} ne change pas.
          </p>
        </Question>
      )}
    </section>
  )
}
