import { Fragment, useState } from 'react'
import { Button } from 'react-aria-components'
import { useFuseau } from '../../fuseau.ts'
import type { Prepare } from '../definition/base.ts'
import classes from './BrouillonCommun.module.css'
import type { Champs } from '../definition/champs.ts'
import type { Option } from '../definition/definition.ts'
import { EnMots } from './EnMots.tsx'
import { changes } from './fusion.ts'
import { Question } from '../Question.tsx'
import type { useEditor } from '../useEditor.ts'
import { dateEnMots } from '../../../ui/dateEnMots.ts'

interface BrouillonCommunProps {
  prepare: Prepare
  champs: Champs
  options(nom: string): readonly Option[]
  editor: ReturnType<typeof useEditor>
}

/** Says that the form shows a draft, whose and of when; shows what is online instead, and takes the draft away. */
export function BrouillonCommun({ prepare, champs, options, editor }: BrouillonCommunProps) {
  const [isAsking, setAsking] = useState(false)
  const timeZone = useFuseau()
  const { typed, saving, estEnLigne } = editor
  const { quand, par, depasse, enLigne } = prepare
  const changees = changes(enLigne, typed.base.valeurs)
  const date = dateEnMots(new Date(quand), { dateStyle: 'long', timeStyle: 'short', timeZone })
  const ailleurs = estEnLigne ? 'Ce qui est en ligne' : 'Ce qui est enregistré'
  return (
    <section className={classes.brouillon} aria-label="Brouillon">
      <p>
        <strong>
          Brouillon enregistré {par && `par ${par}, `}le {date}.
        </strong>{' '}
        {estEnLigne && 'Les visiteurs voient toujours la version en ligne. '}
        {depasse && 'Elle a changé depuis\u00a0: les deux seront réunies quand vous enregistrerez.'}
      </p>
      <details className={classes.enLigne}>
        <summary>{ailleurs}</summary>
        <dl>
          {changees.map((nom) => {
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
          onFermer={() => setAsking(false)}
          reponses={[
            {
              label: 'Abandonner le brouillon',
              principale: true,
              onChoisir: () => {
                setAsking(false)
                editor.drop()
              },
            },
            { label: 'Le garder', onChoisir: () => setAsking(false) },
          ]}
        >
          <p>
            Ce qui y est préparé sera perdu pour toute l’équipe
            {typed.modifies.length > 0 && ', avec ce que vous venez de saisir'}. {ailleurs} ne change pas.
          </p>
        </Question>
      )}
    </section>
  )
}
