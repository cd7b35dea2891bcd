import type { Definition, Option } from '../definition/definition.ts'
import classes from '../Editeur.module.css'
import { faultsOf } from '../saving/localErrors.ts'
import type { Typed } from '../useTyped.ts'
import { isEmpty, pickFields } from '../definition/compareValues.ts'
import type { Section } from '../definition/form.ts'
import { Repli } from './Repli.tsx'
import { Saisie } from './Saisie.tsx'

interface SaisiesProps {
  definition: Definition
  typed: Typed
  progression: number | null
  options(nom: string): readonly Option[]
}

/** The fields of a form, by section. */
export function Saisies({ definition: { champs, sections }, typed, progression, options }: SaisiesProps) {
  const { base, valeurs, fautes, ecartees, change, ecarter } = typed
  const fieldsOf = ({ champs: names }: Section) =>
    names.map((nom) => {
      const champ = champs[nom]
      if (!champ) return null
      const voisins = champ.relatedFields ?? []
      return (
        <div key={nom} data-champ={nom} data-genre={champ.kind}>
          <Saisie
            nom={nom}
            champ={champ}
            champs={champs}
            valeur={valeurs[nom] ?? null}
            avant={base.valeurs[nom] ?? null}
            faute={fautes[nom]}
            ecartee={ecartees[nom]}
            onFieldReject={ecarter}
            options={options(nom)}
            valeurs={pickFields(valeurs, voisins)}
            gardees={pickFields(base.valeurs, voisins)}
            fautes={faultsOf(fautes, nom, voisins)}
            onFieldChange={change}
            progression={progression}
            nouveau={base.element === null}
          />
        </div>
      )
    })
  return sections.map((section, rang) => (
    <section key={rang} className={classes.section}>
      {section.folded && section.titre ? (
        <Repli
          titre={section.titre}
          champs={section.champs}
          isNeeded={section.champs.some((nom) => fautes[nom] || !isEmpty(valeurs[nom]))}
        >
          {fieldsOf(section)}
        </Repli>
      ) : (
        <>
          {section.titre && <h3 className={classes.intitule}>{section.titre}</h3>}
          {fieldsOf(section)}
        </>
      )}
    </section>
  ))
}
