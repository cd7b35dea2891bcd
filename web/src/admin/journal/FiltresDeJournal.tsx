import { usePageLocation } from '../../router/location.ts'
import { inboxes } from '../dashboard/boite/inboxes.ts'
import { databaseIdIn } from '../globalId.ts'
import { hrefWith } from '../liste/filtres/listFilter.ts'
import classes from '../liste/filtres/Filtres.module.css'
import { Parmi } from '../liste/filtres/Parmi.tsx'
import { contentTypes } from '../contentTypes.ts'
import { journalFilterOf } from './journalFilter.ts'
import { typeName } from './Quoi.tsx'

export interface Personne {
  readonly id: string
  readonly nom: string
}

const parmi = [
  ...Object.values(contentTypes).map(({ type }) => type),
  ...Object.values(inboxes).map(({ typename }) => typename),
  'Account',
  'Session',
  'ApiToken',
  'Webhook',
  'Passkey',
]

/** Filters by person, type and day, all of them in the address. */
export function FiltresDeJournal({ personnes }: { personnes: readonly Personne[] }) {
  const { search, navigate } = usePageLocation()
  const { par, type, jour } = journalFilterOf(new URLSearchParams(search))
  const select = (changes: Record<string, string>) => navigate(hrefWith(search, changes))
  const gens = personnes.map(({ id, nom }) => [databaseIdIn(id), nom] as const)
  return (
    <div className={classes.outils}>
      <Parmi
        mot="Par"
        valeur={par}
        toutes="Tout le monde"
        partie="Plus dans la liste"
        parmi={gens}
        onSelect={(un) => select({ par: un })}
      />
      <Parmi
        mot="Type"
        valeur={type}
        toutes="Tout"
        partie="Plus dans la liste"
        parmi={parmi.map((un) => [un, typeName(un)])}
        onSelect={(un) => select({ type: un })}
      />
      <label className={classes.tri}>
        Jour
        <input
          type="date"
          value={jour}
          onChange={({ currentTarget: { value } }) => select({ jour: value })}
        />
      </label>
    </div>
  )
}
