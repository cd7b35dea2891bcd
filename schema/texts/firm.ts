import { adresseDuSite, pays, situeIn, villeIn } from '../content/fields/adresse.ts'
import { shownCompany } from '../content/types/defaultCompany.ts'
import type { Context } from '../context.ts'
import { fillText, withoutTags, type SiteText } from './text.ts'

/** What the placeholders that are about the firm stand for today. */
export interface Firm {
  /** By name of the placeholder. */
  values: Readonly<Record<string, string>>
  /** Why one has nothing of the firm’s own to stand for, by name: after « utilise {ville}\u00a0: ». */
  missing: Readonly<Record<string, string>>
}

export async function readFirm({ db, company }: Context): Promise<Firm> {
  const entreprise = await shownCompany(db.read, company)
  const { nom, email1: email, phone1: telephone } = entreprise
  const adresse = entreprise.adresse ?? adresseDuSite
  const ville = villeIn(adresse)
  return {
    values: { nom, email, telephone, adresse, ville: ville ?? pays, situe: situeIn(ville) },
    missing: ville
      ? {}
      : {
          ville: `l’adresse du cabinet ne nomme aucune ville connue du site, les visiteurs lisent «\u00a0${pays}\u00a0».`,
        },
  }
}

/** A text as people read it: without marks, and with what it says of the firm. */
export function asRead({ kind }: SiteText, value: string, { values }: Firm): string {
  return fillText(kind === 'rich' ? withoutTags(value) : value, values)
}
