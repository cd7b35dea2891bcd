import { createContextCache } from '@pothos/core'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import { untilErased } from '../../db/files/keptFiles.ts'
import {
  cropsOf,
  findLibraryFiles,
  libraryCount,
  libraryPage,
  usedOf,
  usesOf,
  type FileUse,
  type LibraryPlace,
} from '../../db/files/library.ts'
import { readCrop, readSentPicture, readVariants } from '../../db/jsonColumns.ts'
import type { Row } from '../../db/tables.ts'
import DataLoader from 'dataloader'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { Content } from '../content/contentInterface.ts'
import { nestedListLoader } from '../content/nodes.ts'
import { Image, pictureOf, storedFiles, widestCopy } from '../content/files/image.ts'
import type { Context } from '../context.ts'
import { connectionOf, notOfThisList, searched } from '../execution/connection.ts'
import type { Crop } from './crop.ts'
import { MediaSent } from './mediaSent.ts'

export type MediaFile = Row<'file'>

const MediaKind = builder.enumType('MediaKind', {
  values: {
    IMAGE: { value: 'image', description: 'A picture.' },
    DOCUMENT: { value: 'document', description: 'A PDF that visitors may download.' },
  } as const,
})

export const Media = builder.objectRef<MediaFile>('Media')

const MediaCrop = builder.objectRef<Crop>('MediaCrop').implement({
  description: 'Part of a picture that is shown: it is turned by quarters, then straightened, then cut.',
  fields: (t) => ({
    quarterTurns: t.exposeInt('quarterTurns', { description: 'Quarter turns, clockwise: 0 to 3.' }),
    degrees: t.exposeFloat('degrees', { description: 'Degrees, clockwise, after the turns: -15 to 15.' }),
    left: t.exposeFloat('left', { description: 'Left side of what is kept: 0 to 1.' }),
    top: t.exposeFloat('top', { description: 'Top of what is kept: 0 to 1.' }),
    width: t.exposeFloat('width', { description: 'Width of what is kept, as a part of the whole.' }),
    height: t.exposeFloat('height', { description: 'Height of what is kept, as a part of the whole.' }),
  }),
})

interface Usage extends FileUse {
  content: ContentItem
}

/** A use, and which of those of its file it is. */
type NthUse = FileUse & { nth: number }

/** Where an item that uses a file stands. */
const MediaUsageState = builder.enumType('MediaUsageState', {
  values: {
    LIVE: { description: 'Visitors see it.' },
    OFFLINE: { description: 'The item is offline.' },
    TRASH: { description: 'The item is in the trash.' },
    DRAFT: { description: 'The draft of an item.' },
    VERSION: { description: 'An earlier version of an item, which can be restored.' },
  } as const,
})

async function stateOf({ held, content }: Usage, _args: object, context: Context) {
  if (held === 'draft') return 'DRAFT'
  if (held === 'version') return 'VERSION'
  if (content.softdelete) return 'TRASH'
  return (await isSeen(context).load(content)) ? 'LIVE' : 'OFFLINE'
}

/** Which items of a list visitors see. */
const isSeen = createContextCache(
  ({ db }: Context) =>
    new DataLoader<ContentItem, boolean>(async (items) => {
      const named = items.map(({ table: type, id }) => ({ type, id }))
      return (await findRefs(db.read, named, 'visitor')).map((item) => item !== undefined)
    }, nestedListLoader),
)

const MediaUsage = builder.objectRef<Usage>('MediaUsage').implement({
  description: 'Place in which a file of the library is used.',
  authScopes: { administrator: true },
  fields: (t) => ({
    content: t.expose('content', { type: Content }),
    field: t.exposeString('field', { description: 'Field of the item, such as `image` or `galerie`.' }),
    place: t.exposeInt('place', { description: 'Place in a list, from 0; 0 of a single file.' }),
    state: t.field({ type: MediaUsageState, resolve: stateOf }),
  }),
})

/** Which files of a list are used now. */
const areUsed = createContextCache(
  ({ db }: Context) =>
    new DataLoader<string, boolean>(async (keys) => {
      const used = await usedOf(db.read, keys)
      return keys.map((key) => used.has(key))
    }, nestedListLoader),
)

/** Crops of the pictures of a list. */
const cropsOfFile = createContextCache(
  ({ db }: Context) =>
    new DataLoader<string, MediaFile[]>(async (keys) => {
      const byKey = new Map(keys.map((key): [string, MediaFile[]] => [key, []]))
      for (const crop of await cropsOf(db.read, keys)) byKey.get(crop.madeFrom ?? '')?.push(crop)
      return keys.map((key) => byKey.get(key) ?? [])
    }, nestedListLoader),
)

/** Uses of the files of a list. */
const usesOfFile = createContextCache(
  ({ db }: Context) =>
    new DataLoader<string, FileUse[]>(async (keys) => {
      const byKey = new Map(keys.map((key): [string, FileUse[]] => [key, []]))
      for (const use of await usesOf(db.read, keys)) byKey.get(use.key)?.push(use)
      return keys.map((key) => byKey.get(key) ?? [])
    }, nestedListLoader),
)

/** Items of those uses that are asked for: a picture may have thousands. */
const contentOfUse = createContextCache(
  ({ db }: Context) =>
    new DataLoader<FileUse, ContentItem | undefined>((uses) => findRefs(db.read, uses), nestedListLoader),
)

async function withContent(use: NthUse, context: Context): Promise<(Usage & NthUse)[]> {
  const content = await contentOfUse(context).load(use)
  return content ? [{ ...use, content }] : []
}

builder.node(Media, {
  description: 'A file of the library: a picture or PDF that staff sent. What visitors send is not in it.',
  authScopes: { administrator: true },
  id: { resolve: ({ key }) => key },
  loadManyWithoutCache: async (keys: string[], { db, visitor }) => {
    if (!visitor.account) return keys.map(() => null)
    const byKey = new Map((await findLibraryFiles(db.read, keys)).map((file) => [file.key, file]))
    return keys.map((key) => byKey.get(key) ?? null)
  },
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'What it is called: at first the name of the file that was sent.',
    }),
    alt: t.exposeString('alt', {
      nullable: true,
      description: 'What it shows: the description that a new use begins with.',
    }),
    kind: t.expose('kind', { type: MediaKind }),
    url: t.string({
      description: 'Root-relative address: of a document, or of the widest copy of a picture.',
      resolve: async ({ kind, key, variants }) =>
        kind === 'document' ? `/documents/${key}` : `/uploads/${key}/${widestCopy(readVariants(variants))}`,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The picture, with the description of the library; null of a document.',
      resolve: ({ kind, key, alt }, _args, context) =>
        kind === 'document'
          ? null
          : pictureOf({ use: `library:${key}`, key, alt, focalX: null, focalY: null }, context),
    }),
    original: t.field({
      type: Media,
      nullable: true,
      description: 'The picture of which it shows a part; null of one that was sent.',
      resolve: async ({ madeFrom }, _args, context) =>
        madeFrom === null ? null : (await storedFiles(context).load(madeFrom))?.file,
    }),
    crops: t.field({
      type: [Media],
      description: 'Pictures that show a part of it, newest first; none of a crop, nor of a document.',
      resolve: ({ key }, _args, context) => cropsOfFile(context).load(key),
    }),
    crop: t.field({
      type: MediaCrop,
      nullable: true,
      description: 'The part of the original that it shows; null of one that was sent.',
      resolve: ({ crop }) => (crop === null ? null : readCrop(crop)),
    }),
    originalUrl: t.string({
      nullable: true,
      description:
        'Root-relative address of the file as it was sent, for staff to download; null of documents, of earlier pictures and of crops.',
      resolve: ({ key, original }) => (original === null ? null : `/uploads/${key}/original`),
    }),
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the photograph was taken, by the clock of the camera; visitors are not told.',
    }),
    sent: t.field({
      type: MediaSent,
      nullable: true,
      description:
        'What the picture was when it was sent; null of documents, of earlier pictures and of crops.',
      resolve: ({ sent }) => (sent === null ? null : readSentPicture(sent)),
    }),
    size: t.exposeInt('size', { nullable: true, description: 'Bytes as it was sent; null of earlier ones.' }),
    addedAt: t.expose('createdAt', { type: 'DateTime' }),
    addedBy: t.exposeString('addedBy', {
      nullable: true,
      description: 'Name of the account that sent it, as it was; null of earlier ones.',
    }),
    keptUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When it goes by itself unless something uses it; null where it stays until staff erase it.',
      resolve: ({ keptUntil }) => (keptUntil === untilErased ? null : keptUntil),
    }),
    isUsed: t.boolean({
      description: 'True: an item or a draft uses it, or a crop of it. Earlier versions do not count.',
      resolve: ({ key }, _args, context) => areUsed(context).load(key),
    }),
    usages: t.connection(
      {
        type: MediaUsage,
        description: 'Places in which it is used: by items, then by drafts, then by earlier versions.',
        resolve: async ({ key }, args, context) => {
          const all = await usesOfFile(context).load(key)
          const [after, before] = [placeIn(args.after) ?? -1, placeIn(args.before) ?? all.length]
          const there = all
            .map((use, nth): NthUse => ({ ...use, nth }))
            .filter(({ nth }) => nth > after && nth < before)
          return connectionOf<Usage & NthUse>(args, {
            rows: async (backward, limit) => {
              const page = (backward ? there.toReversed() : there).slice(0, limit)
              return (await Promise.all(page.map((use) => withContent(use, context)))).flat()
            },
            count: async () => ({ count: all.length }),
            cursorOf: ({ nth }) => String(nth),
          })
        },
      },
      { name: 'MediaUsagesConnection' },
    ),
  }),
})

function placeIn(cursor: string | null | undefined): number | null {
  if (cursor === null || cursor === undefined) return null
  if (!/^\d{1,6}$/.test(cursor)) throw notOfThisList()
  return Number(cursor)
}

function libraryPlace(cursor: string | null | undefined): LibraryPlace | null {
  if (cursor === null || cursor === undefined) return null
  const [, createdAt, key] = /^([\dT:.Z-]{20,30}) ([0-9a-f]{32})$/.exec(cursor) ?? []
  if (createdAt === undefined || key === undefined) throw notOfThisList()
  return { createdAt, key }
}

builder.objectField(Admin, 'medias', (t) =>
  t.connection(
    {
      type: Media,
      description:
        'The library: all pictures and PDFs that staff sent, newest first; `totalCount` counts to 1,000.',
      args: {
        search: t.arg.string({
          description:
            'Words of its name or description, or of an item that uses it with its captions; accents and case are ignored.',
        }),
        kind: t.arg({ type: MediaKind }),
        used: t.arg.boolean({
          description: 'True: only those that an item or a draft uses. False: only others.',
        }),
        addedBy: t.arg.string({ description: 'Only those that the account of this name sent.' }),
      },
      resolve: (_admin, args, { db }) => {
        const listed = {
          search: searched(args.search),
          kind: args.kind ?? null,
          used: args.used ?? null,
          addedBy: args.addedBy ?? null,
        }
        const [after, before] = [libraryPlace(args.after), libraryPlace(args.before)]
        return connectionOf<MediaFile>(args, {
          rows: (backward, limit) => libraryPage(db.read, { ...listed, after, before, backward, limit }),
          count: () => libraryCount(db.read, listed),
          cursorOf: ({ createdAt, key }) => `${createdAt} ${key}`,
        })
      },
    },
    { name: 'AdminMediasConnection' },
  ),
)
