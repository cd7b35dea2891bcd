import type { JsonSchema } from './openapi/jsonSchema.ts'
import type { Body } from './input.ts'

/**
 * What tells of robots where visitors create (siteWeb and elapsedMs of the schema). Unreadable ones are
 * ignored, as unknown keys are.
 */
export function readTraces(body: Body): { siteWeb?: string; elapsedMs?: number } {
  const { site_web: siteWeb, elapsed_ms: elapsed } = body
  const elapsedMs = typeof elapsed === 'string' && elapsed.trim() !== '' ? Number(elapsed) : elapsed
  return {
    ...(typeof siteWeb === 'string' && { siteWeb }),
    ...(typeof elapsedMs === 'number' && elapsedMs === (elapsedMs | 0) && { elapsedMs }),
  }
}

export const traceSchemas: Record<string, JsonSchema> = {
  site_web: {
    type: ['string', 'null'],
    description:
      'A trap: people do not see this field of a form. Whoever fills it in gets the usual answer, and what he sent is set aside.',
  },
  elapsed_ms: {
    type: ['integer', 'null'],
    description:
      'Milliseconds from the arrival of a page to the sending of its form. Few of them tell of a robot where the text holds a web address.',
  },
}
