import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf, described } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import {
  line,
  optionalEmail,
  optionalUrl,
  ordre,
  paragraph,
  picture,
  pictureAlt,
  pictureFocal,
  requiredLine,
} from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, reorderMutation, swapMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
  prenom: line,
  poste: line,
  description: paragraph,
  photo: picture,
  photoAlt: pictureAlt,
  photoFocalX: pictureFocal,
  photoFocalY: pictureFocal,
  email: optionalEmail,
  urlLinkedin: optionalUrl,
  numeroOrdre: described(line, 'Number in the professional order.'),
  ordre,
} satisfies ColumnsOf<'equipe'>

export const equipe: ContentType<'equipe'> = {
  table: 'equipe',
  activeLimit: 4,
  columns,
}

export const Equipe = builder.objectRef<ContentItem<'equipe'>>('Equipe')
const EquipeEdge = builder.edgeObject({ type: Equipe, name: 'EquipeEdge' })

builder.node(Equipe, {
  ...contentNode('equipe'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(equipe, Equipe, EquipeEdge)
lifecycleMutations(equipe)
swapMutation(equipe)
reorderMutation(equipe)

builder.objectField(Admin, 'equipes', (t) =>
  t.connection(
    {
      type: Equipe,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'equipe', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('equipe') }) }) },
    EquipeEdge,
  ),
)

builder.objectField(Site, 'equipe', (t) =>
  t.connection(
    { type: Equipe, resolve: (_site, args, context, info) => siteConnection(context, 'equipe', args, info) },
    {},
    EquipeEdge,
  ),
)
