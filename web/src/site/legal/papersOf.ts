import { graphql, readInlineData } from 'relay-runtime'
import { commun } from '../../../../schema/texts/catalogue/commun.ts'
import type { ReadText } from '../../texts/texts.ts'
import type { papersOf_entreprise$key } from '../../__generated__/papersOf_entreprise.graphql.ts'

/** The papers of a firm as pages say them; what the firm has not given is empty. */
interface Papers {
  /** « SARL au capital de 10 000 000 FCFA » */
  statut: string
  rccm: string
  contribuable: string
  /** Its order, and its number there. */
  ordre: string
}

/** What the legal page and the foot of each page say of the papers of the firm. */
export function papersOf(entreprise: papersOf_entreprise$key, text: ReadText): Papers {
  const { formeJuridique, capital, rccm, compteContribuable, ordre, ordreNumero } = readInlineData(
    graphql`
      fragment papersOf_entreprise on Entreprise @inline {
        formeJuridique
        capital
        rccm
        compteContribuable
        ordre
        ordreNumero
      }
    `,
    entreprise,
  )
  const members = [ordre, ordreNumero && text(commun.papierOrdreNumero, { numero: ordreNumero })]
  return {
    statut: [formeJuridique, capital && text(commun.papierCapital, { capital })].filter(Boolean).join(' '),
    rccm: rccm ? text(commun.papierRccm, { numero: rccm }) : '',
    contribuable: compteContribuable ? text(commun.papierContribuable, { numero: compteContribuable }) : '',
    ordre: members.filter(Boolean).join(', '),
  }
}
