import type { ContentItem } from '../../../db/content/contentStore.ts'
import { builder } from '../../builder.ts'

/** Declared apart from its fields, because sections and questions refer to each other. */
export const Faq = builder.objectRef<ContentItem<'faq'>>('Faq')
