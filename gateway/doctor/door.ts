import { isOnLoopback } from '../loopback.ts'
import { count } from '../start/count.ts'
import type { Config } from '../config.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const patienceMs = 10_000

/** Asks for the site by the address that visitors use, and compares what has come to the server with what it believes. */
export async function examineDoor({ publicUrl, trustProxy }: Config): Promise<Finding[]> {
  const address = `${publicUrl}/healthz`
  const answer = await ask(address)
  if ('why' in answer)
    return [
      wrong(
        `${address} ne répond pas (${answer.why})\u00a0: démarrez le serveur, ou vérifiez PUBLIC_URL et le proxy.`,
      ),
    ]
  const { status, body, proxies } = answer
  if (status !== 200 || body !== 'ok' || proxies === null)
    return [
      wrong(`${address} répond ${status}, et pas comme ce serveur\u00a0: vérifiez PUBLIC_URL et le proxy.`),
    ]
  return [
    ok(`Le site répond à ${publicUrl}.`),
    trust(Number(proxies), trustProxy, publicUrl),
    ...(isOpenly(publicUrl)
      ? [
          note(
            'PUBLIC_URL est en http\u00a0: les mots de passe passent en clair. Mettez un proxy avec TLS devant.',
          ),
        ]
      : []),
  ]
}

type Answer = { status: number; body: string; proxies: string | null } | { why: string }

async function ask(address: string): Promise<Answer> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    return { status: answer.status, body: await answer.text(), proxies: answer.headers.get('x-proxies') }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return {
      why: cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause),
    }
  }
}

/** How many have said for whom they ask, and how many are believed. */
function trust(proxies: number, trusted: number, publicUrl: string): Finding {
  if (proxies < trusted)
    return wrong(
      `TRUST_PROXY vaut ${trusted}, mais X-Forwarded-For n’a que ${count(proxies, 'adresse', 'adresses')} ici\u00a0: qui en envoie une fausse est cru. Mettez TRUST_PROXY=${proxies}, ou faites écrire cet en-tête par le proxy.`,
    )
  if (proxies > trusted)
    return wrong(
      `X-Forwarded-For a ${count(proxies, 'adresse', 'adresses')} ici, et TRUST_PROXY vaut ${trusted}\u00a0: les visiteurs comptent tous pour un. Mettez TRUST_PROXY=${proxies}.`,
    )
  if (proxies === 0 && publicUrl.startsWith('https:'))
    return wrong(
      'Un proxy est devant (https), et n’écrit pas X-Forwarded-For\u00a0: les visiteurs comptent tous pour un. Faites-le écrire, puis mettez TRUST_PROXY=1.',
    )
  return ok(
    trusted === 0
      ? 'Aucun proxy n’est devant, et aucun n’est cru.'
      : `X-Forwarded-For est écrit par autant de proxys (${trusted}) que TRUST_PROXY en croit.`,
  )
}

function isOpenly(publicUrl: string): boolean {
  return publicUrl.startsWith('http:') && !isOnLoopback(publicUrl)
}
