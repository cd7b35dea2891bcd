import type { Jetons_account$data } from '../../../__generated__/Jetons_account.graphql.ts'
import { withoutCapital } from '../../wording.ts'
import { pluriels } from './BornesDeJeton.tsx'

type Jeton = NonNullable<Jetons_account$data['apiTokens']>[number]
type Droits = Pick<Jeton, 'scope' | 'types' | 'writableTypes' | 'personalData'>

/** What a token may do: « lit projets et services, modifie projets · sans données personnelles ». */
export function rightsText({ scope, types, writableTypes, personalData }: Droits): string {
  const lus = namesOf(types)
  const gestes =
    scope === 'READ'
      ? `lit ${lus}`
      : writableTypes
        ? `lit ${lus}, modifie ${namesOf(writableTypes)}`
        : `lit et modifie ${lus}`
  return `${gestes} · ${personalData ? 'avec' : 'sans'} données personnelles`
}

const liste = new Intl.ListFormat('fr')

function namesOf(types: readonly string[] | null | undefined): string {
  if (!types) return 'tout le contenu'
  return liste.format(types.map((type) => withoutCapital(pluriels.get(type) ?? type)))
}
