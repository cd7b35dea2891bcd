import { usePageLocation } from '../../router/location.ts'
import { boites } from '../dashboard/boite/boites.ts'
import { numeroDans } from '../globalId.ts'
import { adresseAvec } from '../liste/filtres/filtre.ts'
import classes from '../liste/filtres/Filtres.module.css'
import { Parmi } from '../liste/filtres/Parmi.tsx'
import { types } from '../types.ts'
import { filtreDeJournal } from './filtreDeJournal.ts'
import { nomDuType } from './Quoi.tsx'

export interface Personne {
  readonly id: string
  readonly nom: string
}

const parmi = [
  ...Object.values(types).map(({ type }) => type),
  ...Object.values(boites).map(({ typename }) => typename),
  'Account',
  'Session',
  'ApiToken',
]

/** By whom, to what and on which day: all of it in the address. */
export function FiltresDeJournal({ personnes }: { personnes: readonly Personne[] }) {
  const { search, navigate } = usePageLocation()
  const { par, type, jour } = filtreDeJournal(new URLSearchParams(search))
  const choisir = (changes: Record<string, string>) => navigate(adresseAvec(search, changes))
  const gens = personnes.map(({ id, nom }) => [numeroDans(id), nom] as const)
  return (
    <div className={classes.outils}>
      <Parmi
        mot="Par"
        valeur={par}
        toutes="Tout le monde"
        partie="Plus dans la liste"
        parmi={gens}
        onChoisi={(un) => choisir({ par: un })}
      />
      <Parmi
        mot="Type"
        valeur={type}
        toutes="Tout"
        partie="Plus dans la liste"
        parmi={parmi.map((un) => [un, nomDuType(un)])}
        onChoisi={(un) => choisir({ type: un })}
      />
      <label className={classes.tri}>
        Jour
        <input
          type="date"
          value={jour}
          onChange={({ currentTarget: { value } }) => choisir({ jour: value })}
        />
      </label>
    </div>
  )
}
