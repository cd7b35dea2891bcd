import type { Definition, Option } from '../definition/definition.ts'
import classes from '../Editeur.module.css'
import type { Typed } from '../useTyped.ts'
import { seules } from '../definition/valeurs.ts'
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
        const voisins = champ.voisins ?? []
        return (
          <div key={nom} data-champ={nom} data-genre={champ.genre}>
            <Saisie
              nom={nom}
              champ={champ}
              champs={champs}
              valeur={valeurs[nom] ?? null}
              avant={base.valeurs[nom] ?? null}
              faute={fautes[nom]}
              ecartee={ecartees[nom]}
              onEcarterDe={ecarter}
              options={options(nom)}
              valeurs={seules(valeurs, voisins)}
              gardees={seules(base.valeurs, voisins)}
              fautes={seules(fautes, voisins)}
              onChangeDe={change}
              progression={progression}
              nouveau={base.element === null}
            />
          </div>
        )
      })}
    </section>
  ))
}
