import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/**
 * Header `webhook-signature` of a body, by the Standard Webhooks rules: an HMAC-SHA256 of id, time in seconds and body for each
 * secret. https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureOf(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
}
