import { createHmac, timingSafeEqual } from 'node:crypto'

/** The event in the body of a request, as it came; throws where it is not ours, or older than five minutes. */
export function verify(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const hmac = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  const isOurs = (one) =>
    one.length === hmac.length + 3 && timingSafeEqual(Buffer.from(one), Buffer.from(`v1,${hmac}`))
  if (!signatures.split(' ').some(isOurs)) throw new Error('The signature is not ours.')
  if (!(Math.abs(Date.now() / 1000 - time) < 300)) throw new Error('The request is too old.')
  return JSON.parse(body)
}
