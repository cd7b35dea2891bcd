import { pages } from '../paths.ts'
import { contentTypeInfo, contentTypesOn } from '../contentTypes.ts'
import type { ContentTypeInfo } from '../liste/contentType.ts'
import { Boite, boite } from '../ui/Boite.tsx'
import { inboxOf } from './boite/inboxes.ts'

interface Compte {
  readonly type: string
  readonly count: number
}

/** What went with the demo, and what stands now. */
export interface Bilan {
  partis: readonly Compte[]
  restent: readonly Compte[]
}

/** Says what clearing the demo came to. All that this tab has read so far may be gone: it begins anew after that. */
export function DemonstrationEffacee({ bilan: { partis, restent } }: { bilan: Bilan }) {
  return (
    <Boite titre="Le contenu de démonstration est effacé">
      <div className={boite.corps}>
        <p>
          <strong>Effacé</strong>&nbsp;: {enumerate(partis) || 'rien, tout était déjà à vous'}.
        </p>
        <p>
          <strong>Il reste</strong>&nbsp;: {enumerate(restent) || 'rien encore, la place est libre'}.
        </p>
        <p className={boite.suites}>
          <button type="button" className="bouton" onClick={() => location.assign('/admin/dashboard')}>
            Continuer
          </button>
        </p>
      </div>
    </Boite>
  )
}

const et = new Intl.ListFormat('fr', { type: 'unit', style: 'short' })

function enumerate(comptes: readonly Compte[]): string {
  return et.format(
    comptes.flatMap(({ type, count }) => (count > 0 ? [`${labelOf(type)}\u00a0(${count})`] : [])),
  )
}

function labelOf(type: string): string {
  const fiche = contentTypeInfo(type)
  if (fiche) return nameOf(fiche)
  return inboxOf(type)?.[1].libelle ?? type
}

/** The name of a list: its page's, where it is the only list there. */
function nameOf({ page, plusieurs }: ContentTypeInfo): string {
  return contentTypesOn(page).length === 1 ? pages[page].titre : plusieurs
}
