import type { Definition, Option } from '../definition/definition.ts'
import classes from '../Editeur.module.css'
import type { Typed } from '../useTyped.ts'
import { pickFields } from '../definition/fieldValue.ts'
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
  return sections.map((section, rang) => (
    <section key={rang} className={classes.section}>
      {section.titre && <h3 className={classes.intitule}>{section.titre}</h3>}
      {section.champs.map((nom) => {
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
              fautes={pickFields(fautes, voisins)}
              onFieldChange={change}
              progression={progression}
              nouveau={base.element === null}
            />
          </div>
        )
      })}
    </section>
  ))
}
