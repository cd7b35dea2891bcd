import type { ContentItem } from '../../db/content/contentStore.ts'
import { holdFiles } from '../../db/files/files.ts'
import { untilErased } from '../../db/files/keptFiles.ts'
import { replacementOf, replaceFile } from '../../db/files/replaceFile.ts'
import { record } from '../../db/journal/journal.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { StoredFile } from '../content/files/storedFile.ts'
import { writeErrors } from '../errorTypes.ts'
import { keyOf, lockFileAndUsers, mediaBy, noSuchFile, requiredFile, storeForLibrary } from './libraryFile.ts'
import { Media, type MediaFile } from './media.ts'

interface Replaced {
  media: MediaFile
  replaced: MediaFile
  contents: ContentItem[]
  hasOtherShape: boolean
}

const ReplaceMediaPayload = builder.objectRef<Replaced>('ReplaceMediaPayload').implement({
  fields: (t) => ({
    media: t.expose('media', { type: Media, description: 'The file that is used now.' }),
    replaced: t.expose('replaced', {
      type: Media,
      description:
        'The file that was used before. It can be put back in the same way; whatever used the new one already then shows it as well.',
    }),
    contents: t.expose('contents', { type: [Content], description: 'Items that show another file now.' }),
    hasOtherShape: t.exposeBoolean('hasOtherShape', {
      description:
        'True: width and height of the new picture stand to each other otherwise, so that its uses show its middle, and have no focal points any more.',
    }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ReplaceMediaResult = builder.errorUnion('ReplaceMediaResult', {
  types: [ReplaceMediaPayload, ...writeErrors],
  resolveType: () => 'ReplaceMediaPayload',
})

const ReplaceMediaInput = builder.inputType('ReplaceMediaInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the Media to replace.' }),
    file: t.field({
      type: 'Upload',
      description: 'The file to show in its place, of the same kind: a new one, or the id of another Media.',
    }),
  }),
})

builder.mutationField('replaceMedia', (t) =>
  t.field({
    type: ReplaceMediaResult,
    description:
      'Puts another file in the place of one, everywhere at once, drafts included. Each item has a new version; descriptions and captions stay, focal points as well where the picture has the same shape.',
    args: { input: t.arg({ type: ReplaceMediaInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const from = keyOf(input.id)
      const before = await mediaBy(context, from)
      const file = requiredFile(input.file)
      const isNew = !(file instanceof StoredFile)
      const to = isNew ? await storeForLibrary(file, before.kind, false, context) : file.key
      try {
        const media = await mediaBy(context, to)
        const by = replacementOf(before, media)
        const contents = await context.db.transaction(async (trx) => {
          const { users } = await lockFileAndUsers(trx, from)
          if ((await holdFiles(trx, [to])).get(to) !== before.kind) throw noSuchFile()
          if (isNew)
            await trx.updateTable('file').set({ keptUntil: untilErased }).where('key', '=', to).execute()
          if (from === to) return []
          const changed = await replaceFile(trx, users, by)
          await record(trx, { act: 'replaceMedia', redactedFields: [before.name] })
          return changed
        })
        const [after, replaced] = [await mediaBy(context, to), await mediaBy(context, from)]
        return { media: after, replaced, contents, hasOtherShape: by.unsaid.length > 0 }
      } finally {
        // Where it was refused, nothing keeps what was sent for it.
        if (isNew) await context.files.settle([to])
      }
    },
  }),
)
