import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mostBytes, mostUploads, uploadKeptMs } from '../../../db/files/resumableUploads.ts'
import { answeredMs } from '../../../db/messages/repeatedCreates.ts'
import { webhookEvents } from '../../../db/webhooks/webhookEvents.ts'
import { longestFailureMs } from '../../../db/webhooks/webhooks.ts'
import { documentRules, downloadRules, pictureRules } from '../../../schema/content/files/fileRules.ts'
import { largestPage, usualPage } from '../../../schema/execution/connection.ts'
import { tokenLifeMs } from '../../../schema/tokens/apiTokens.ts'
import { formerSecretMs } from '../../../schema/webhooks/mutations.ts'
import { warnedBeforeMs } from '../../auth/apiToken.ts'
import { sendingRetryMs } from '../../jobs/jobs.ts'
import { multipartLimit, usualLimit } from '../../security/bodies/bodyLimit.ts'
import { bounds } from '../../security/operations/operationSize.ts'
import { rules } from '../../security/rateLimit.ts'
import { most } from '../../security/subscriptions.ts'
import { mostPieces } from '../../uploads/resumable/door.ts'
import { usualLongestMs } from '../../webhooks/post.ts'

type Language = 'fr' | 'en'

export interface GuideOptions {
  /** Folder of what was built for integrators. */
  built: string
  origin: string
}

/** The page for integrators in this language: as it was built, with the figures of this server. */
export function guideOf(language: Language, { built, origin }: GuideOptions): string {
  const figures = new Map(Object.entries({ origin, ...figuresIn(language) }))
  const page = readFileSync(join(built, 'guide', `${language}.html`), 'utf8')
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const figure = figures.get(name)
    if (figure === undefined) throw new Error(`No figure is named ${name}.`)
    return figure
  })
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The rules that the page tells of, in words; each is read from where it holds. */
function figuresIn(language: Language): Record<string, string> {
  const number = (value: number) => value.toLocaleString(language)
  const size = (bytes: number) => `${number(bytes / 2 ** 20)}\u00a0${language === 'fr' ? 'Mo' : 'MB'}`
  const wait = (ms: number) => (ms < hour ? `${ms / minute}\u00a0min` : `${ms / hour}\u00a0h`)
  const list = new Intl.ListFormat(language)
  return {
    tokenDays: number(tokenLifeMs / day),
    warnedDays: number(warnedBeforeMs / day),
    tokenRequests: number(rules.apiToken.points),
    visitorCreates: number(rules.publicCreate.points),
    repeatHours: number(answeredMs / hour),
    usualPage: number(usualPage),
    largestPage: number(largestPage),
    depth: number(bounds.depth),
    fields: number(bounds.fields),
    tokens: number(bounds.tokens),
    cost: number(bounds.cost),
    bodySize: size(usualLimit),
    formSize: size(multipartLimit),
    pictureSize: size(pictureRules.maxBytes),
    pixels: number(pictureRules.maxPixels / 1e6),
    avifPixels: number(pictureRules.maxAvifPixels / 1e6),
    pdfSize: size(downloadRules.maxBytes),
    cvSize: size(documentRules.maxBytes),
    pieces: number(mostPieces),
    uploadFiles: number(mostUploads),
    uploadBytes: size(mostBytes),
    uploadHours: number(uploadKeptMs / hour),
    subscriptions: number(most.ofAccount),
    webhookSeconds: number(usualLongestMs / 1000),
    webhookOffHours: number(longestFailureMs / hour),
    secretHours: number(formerSecretMs / hour),
    retries: list.format(sendingRetryMs.map(wait)),
    events: list.format(webhookEvents.map((event) => `<code>${event}</code>`)),
  }
}
