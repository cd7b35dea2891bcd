import { isOnLoopback } from '../http/loopback.ts'
import { count } from '../commands/count.ts'
import type { Config } from '../config.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const patienceMs = 10_000

/** Asks for the site by the address that visitors use, and compares what has come to the server with what it believes. */
export async function examineDoor({ publicUrl, trustProxy, assetsUrl }: Config): Promise<Finding[]> {
  const address = `${publicUrl}/healthz`
  const answer = await ask(address)
  const cdn = assetsUrl ? [await assets(assetsUrl)] : []
  if ('why' in answer)
    return [
      ...cdn,
      wrong(
        certificates[answer.why] === undefined
          ? `${address} ne répond pas (${answer.why})\u00a0: démarrez le serveur, ou vérifiez PUBLIC_URL et le proxy.`
          : `${address}\u00a0: ${certificates[answer.why]}`,
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
    ...cdn,
    ...(isOpenly(publicUrl)
      ? [
          note(
            'PUBLIC_URL est en http\u00a0: les mots de passe passent en clair. Mettez un proxy avec TLS devant.',
          ),
        ]
      : []),
  ]
}

const selfSigned =
  'le certificat n’est signé par aucune autorité connue\u00a0; les navigateurs le refusent. Prenez-en un (Let’s Encrypt), ou, s’il est d’une autorité à vous, donnez-la par NODE_EXTRA_CA_CERTS.'
const certificates: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'le certificat est envoyé sans ceux qui le relient à son autorité\u00a0: donnez au proxy la chaîne entière (fullchain.pem).',
  CERT_HAS_EXPIRED: 'le certificat a expiré\u00a0: renouvelez-le.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'le certificat est d’un autre nom que celui de PUBLIC_URL.',
}

/** Asks the CDN for a picture that does not exist: it has to ask this site, which says that there is none. */
async function assets(assetsUrl: string): Promise<Finding> {
  const address = `${assetsUrl}/uploads/examen/480.webp`
  const answer = await ask(address)
  if ('why' in answer)
    return wrong(
      `ASSETS_URL\u00a0: ${address} ne répond pas (${answer.why})\u00a0; les visiteurs ne voient pas d’images.`,
    )
  return answer.status === 404 && answer.body === 'Introuvable.'
    ? ok(`ASSETS_URL (${assetsUrl}) demande à ce site ce qu’il n’a pas.`)
    : wrong(
        `ASSETS_URL\u00a0: ${address} répond ${answer.status}, et pas comme ce serveur\u00a0: faites-lui demander PUBLIC_URL pour /uploads/.`,
      )
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
  if (proxies < trusted && isOnLoopback(publicUrl))
    return wrong(
      `TRUST_PROXY vaut ${trusted}, mais PUBLIC_URL (${publicUrl}) mène droit à cette machine, sans proxy\u00a0: mettez dans PUBLIC_URL l’adresse que tapent les visiteurs.`,
    )
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
