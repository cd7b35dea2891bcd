import { contentTables } from '../../db/content/contentTypes.ts'
import { globalSearch } from '../../db/content/globalSearch.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { searched } from '../execution/connection.ts'
import { Content } from '../content/contentInterface.ts'
import { sees } from '../roles/roles.ts'

/** Greatest number of results: as many as one looks through. */
const shownSize = 20

builder.objectField(Admin, 'search', (t) =>
  t.field({
    type: [Content],
    description: `Searches items of any type that the caller sees, outside the trash, for all of these words: label matches first, then the newest; at most ${shownSize}.`,
    args: {
      text: t.arg.string({ required: true, description: 'Words to find, ignoring accents and case.' }),
    },
    resolve: (_admin, { text }, { db, visitor }) => {
      const tables = contentTables.filter((table) => sees(visitor, table))
      return globalSearch(db.read, searched(text), shownSize, tables)
    },
  }),
)
