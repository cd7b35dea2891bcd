import { type ContentItem, findRefs } from '../../db/content/contentStore.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import { visibleFiles } from '../../db/files/files.ts'
import { usesOf } from '../../db/files/library.ts'
import { hasUsedCrops, releaseFile, removalOf, replaceFile } from '../../db/files/replaceFile.ts'
import { record } from '../../db/journal/journal.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { writeErrors } from '../errorTypes.ts'
import { ValidationError } from '../errors.ts'
import { keyOf, lockFileAndUsers } from './libraryFile.ts'

const EraseMediaPayload = builder
  .objectRef<{ id: string; contents: ContentItem[] }>('EraseMediaPayload')
  .implement({
    fields: (t) => ({
      deletedMediaId: t.exposeID('id'),
      contents: t.expose('contents', {
        type: [Content],
        description: 'Items and drafts from which it was taken, none of which visitors see.',
      }),
      admin: t.field({ type: Admin, resolve: () => adminRoot }),
    }),
  })

const EraseMediaResult = builder.errorUnion('EraseMediaResult', {
  types: [EraseMediaPayload, ...writeErrors],
  resolveType: () => 'EraseMediaPayload',
})

const EraseMediaInput = builder.inputType('EraseMediaInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the Media.' }),
    evenUsed: t.boolean({
      description:
        'True: also where items offline, in the trash, or drafts use it; it is taken from them. What visitors see is never erased.',
    }),
  }),
})

const list = new Intl.ListFormat('fr')

builder.mutationField('eraseMedia', (t) =>
  t.field({
    type: EraseMediaResult,
    description:
      'Erases a file of the library for good. Refused while visitors see it, and while anything uses it unless `evenUsed` is set.',
    args: { input: t.arg({ type: EraseMediaInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const key = keyOf(input.id)
      const freed: string[] = []
      const contents = await context.db.transaction(async (trx) => {
        const { file, users } = await lockFileAndUsers(trx, key)
        const uses = (await usesOf(trx, [key])).filter(({ held }) => held !== 'version')
        const items = (await findRefs(trx, uses)).flatMap((item) => item ?? [])
        const names = [...new Set(items.map((item) => `«\u00a0${libelleOf(item.table, item)}\u00a0»`))]
        const isLive = (await visibleFiles(trx, [key])).size > 0
        if (isLive || (uses.length > 0 && !input.evenUsed)) {
          const where =
            names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} autres éléments`] : names
          const message = isLive
            ? `Les visiteurs voient ce fichier\u00a0: remplacez-le, ou retirez-le d’abord de ${list.format(where)}.`
            : `Ce fichier sert encore à ${list.format(where)}.`
          throw new ValidationError([{ field: 'id', message }], message)
        }
        if (await hasUsedCrops(trx, key)) {
          const message = 'Des recadrages de cette image servent encore\u00a0: effacez-les d’abord.'
          throw new ValidationError([{ field: 'id', message }], message)
        }
        const changed = await replaceFile(trx, users, removalOf(key))
        freed.push(...(await releaseFile(trx, key)))
        await record(trx, { act: 'eraseMedia', redactedFields: [file.name] })
        return changed
      })
      // Crops first: their original stays as long as one of them is there.
      await context.files.settle(freed)
      await context.files.settle([key])
      return { id: mediaId(key), contents }
    },
  }),
)
