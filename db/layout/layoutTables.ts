import type { ColumnType } from 'kysely'

/** Lists of the site that the firm may put in another order. */
export type ArrangedList = 'menu' | 'accueil' | 'chiffres'

/** One entry of such a list; a list without rows is as the program has it (`schema/layout`). */
export interface ArrangementTable {
  id: ColumnType<number, number | undefined, never>
  list: ArrangedList
  name: string
  place: number
  hidden: boolean
}

/** A key figure that the firm has written, such as « 25 », « ans », « sur le terrain ». */
export interface OwnFigureTable {
  id: ColumnType<number, number | undefined, never>
  place: number
  nombre: string
  unite: string | null
  libelle: string
}
