import { globalSearch } from '../../db/content/globalSearch.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { searched } from '../execution/connection.ts'
import { Content } from '../content/contentInterface.ts'

/** How many results there are at most: as many as one looks through. */
const shownSize = 20

builder.objectField(Admin, 'search', (t) =>
  t.field({
    type: [Content],
    description: `The items of any type that have all of these words, outside the trash: first what is called so, then the newest; ${shownSize} at the most.`,
    args: { text: t.arg.string({ required: true, description: 'Accents and case aside.' }) },
    resolve: (_admin, { text }, { db }) => globalSearch(db.read, searched(text), shownSize),
  }),
)
