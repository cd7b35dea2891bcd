import { useId, useState } from 'react'
import type { ContentName } from '../../../__generated__/ListePageQuery.graphql.ts'
import { contentTypes } from '../../contentTypes.ts'
import { inboxes } from '../../dashboard/boite/inboxes.ts'
import { ChampChoix } from '../../ui/Champ.tsx'
import classes from './MonCompte.module.css'

/** Names that say no more than Sections where their page is not in sight. */
const ailleurs: ReadonlyMap<string, string> = new Map([
  ['FAQ', 'Sections de la FAQ'],
  ['FAQ_QUESTION', 'Questions de la FAQ'],
])
const ecrits: readonly [ContentName, string][] = Object.entries(contentTypes).flatMap(
  ([nom, { plusieurs }]) => (isContentName(nom) ? [[nom, ailleurs.get(nom) ?? plusieurs] as const] : []),
)
const recus: readonly [ContentName, string][] = Object.values(inboxes).map(({ type, plusieurs }) => [
  type,
  plusieurs,
])

function isContentName(name: string): name is keyof typeof contentTypes {
  return name in contentTypes
}

/** What a type is called, several of it. */
export const pluriels: ReadonlyMap<string, string> = new Map([...ecrits, ...recus])

const acces = [
  ['rien', 'Rien'],
  ['lire', 'Lire'],
  ['modifier', 'Modifier'],
] as const

/** Days until a token ends, by the value of its choice. */
const fins = [
  ['30', '30 jours'],
  ['90', '90 jours'],
  ['180', '6 mois'],
  ['365', 'Un an'],
] as const
const jamais = 'jamais'

/** Fields of the bounds of a new token; `boundsIn` reads them. */
export function BornesDeJeton({ erreurs }: { erreurs: Readonly<Record<string, string>> }) {
  const [parType, setParType] = useState(false)
  const [personnel, setPersonnel] = useState(false)
  const id = useId()
  const types = personnel ? [...ecrits, ...recus] : ecrits
  const refus = erreurs['types'] ?? erreurs['writableTypes'] ?? erreurs['personalData']
  return (
    <>
      <label className={classes.coche}>
        <input
          type="checkbox"
          name="personnel"
          aria-labelledby={id}
          aria-describedby={`${id}-aide`}
          checked={personnel}
          onChange={(event) => setPersonnel(event.target.checked)}
        />
        <span>
          <span id={id}>Données personnelles</span>
          <small id={`${id}-aide`}>Messages, devis, candidatures et CV, comptes, journal</small>
        </span>
      </label>
      <label className={classes.coche}>
        <input type="checkbox" name="parType" onChange={(event) => setParType(event.target.checked)} />{' '}
        Seulement certains types de contenu
      </label>
      {parType ? (
        <table className={classes.bornes}>
          <caption className="hors-ecran">Ce que le jeton peut faire de chaque type</caption>
          <thead>
            <tr>
              <th scope="col">Type</th>
              {acces.map(([valeur, nom]) => (
                <th key={valeur} scope="col">
                  {nom}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map(([type, plusieurs]) => (
              <tr key={type}>
                <th scope="row">{plusieurs}</th>
                {acces.map(([valeur, nom]) => (
                  <td key={valeur}>
                    <input
                      type="radio"
                      name={`type-${type}`}
                      value={valeur}
                      defaultChecked={valeur === 'rien'}
                      aria-label={`${plusieurs}\u00a0: ${nom.toLowerCase()}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <label className={classes.coche}>
          <input type="checkbox" name="ecrire" /> Peut aussi modifier
        </label>
      )}
      {refus && (
        <p role="alert" className={classes.phrase} data-refuse="">
          {refus}
        </p>
      )}
      <ChampChoix nom="Fin du jeton" name="fin" defaultValue="90" erreur={erreurs['expiresAt']}>
        {fins.map(([jours, nom]) => (
          <option key={jours} value={jours}>
            {nom}
          </option>
        ))}
        <option value={jamais}>Jamais</option>
      </ChampChoix>
    </>
  )
}

/** The bounds that the fields of a form say. */
export function boundsIn(value: (name: string) => string) {
  const fin = value('fin')
  const personalData = value('personnel') === 'on'
  const end =
    fin === jamais
      ? { neverExpires: true }
      : { expiresAt: new Date(Date.now() + Number(fin) * 86_400_000).toISOString() }
  if (value('parType') !== 'on') return { scope: scopeOf(value('ecrire') === 'on'), personalData, ...end }
  const chosen = (access: string) =>
    [...ecrits, ...recus].flatMap(([type]) => (value(`type-${type}`) === access ? [type] : []))
  const writableTypes = chosen('modifier')
  const types = [...chosen('lire'), ...writableTypes]
  const scope = scopeOf(writableTypes.length > 0)
  return { scope, types, ...(writableTypes.length > 0 && { writableTypes }), personalData, ...end }
}

function scopeOf(writes: boolean): 'READ' | 'WRITE' {
  return writes ? 'WRITE' : 'READ'
}
