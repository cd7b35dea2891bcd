import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../../../db/root.ts'
import { builds } from '../../../start/builds.mjs'
import {
  again,
  boundary,
  crowd,
  dial,
  get,
  multipart,
  newPage,
  operation,
  part,
  pause,
  post,
  send,
  type Target,
} from './sending.ts'

type Attack = (target: Target) => Promise<void>

async function noise(width: number, height: number): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 70 }
  const image = sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
  return image.jpeg({ quality: 60 }).toBuffer()
}

const long = 'a'.repeat(900_000)
const message = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }'
/** What regular expressions read: addresses, numbers, markup, words, headers, paths. */
const longInputs = [
  post(
    '/graphql',
    'application/json',
    operation(message, { input: { nom: 'A', email: `${long}@`, message: 'M' } }),
  ),
  post(
    '/graphql',
    'application/json',
    operation(message, { input: { nom: 'A', email: `a@${'a.'.repeat(400_000)}`, message: 'M' } }),
  ),
  post(
    '/graphql',
    'application/json',
    operation(message, {
      input: {
        nom: ' '.repeat(900_000),
        email: 'a@b.ci',
        telephone: '+'.repeat(50_000),
        message: '\n \t'.repeat(250_000),
      },
    }),
  ),
  post('/graphql', 'application/json', operation(`{ ${'a '.repeat(400_000)} }`)),
  post('/graphql', 'application/json', operation(`"""${'\n '.repeat(400_000)}""" { __typename }`)),
  post('/api/contact/store', 'application/x-www-form-urlencoded', `nom=${'%20'.repeat(300_000)}`),
  post('/contact', 'application/x-www-form-urlencoded', `message=${'+'.repeat(1_000_000)}`),
  ...[
    'Cookie',
    'Accept-Encoding',
    'If-None-Match',
    'X-Forwarded-For',
    'Accept',
    'Authorization',
    'Content-Type',
  ].map((name) =>
    get('/').replace('\r\n\r\n', `\r\n${name}: ${', ;= "\\'.repeat(1_800)}\r\nConnection: close\r\n\r\n`),
  ),
  ...['/services/', '/projets/', '/api/faq/show/', '/og/', '/graphql?query=', '/api/projets?page='].map(
    (path) => get(`${path}${'a-%20'.repeat(2_500)}`).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  ),
]

const nested =
  'query ($n: Int!) { site { faqs(first: $n) { edges { node { questions { faq { questions { faq { titre questions { question reponse } } } } } } } } } }'

/** A public operation of the pages that reads a word of its asker's, as the build has it. */
function publicQuery(): string {
  const [present = { folder: '' }] = builds(join(root, 'web', 'dist'))
  const operations: object = JSON.parse(readFileSync(join(present.folder, 'operations.json'), 'utf8'))
  const id = Object.entries(operations).find(([, text]) =>
    String(text).startsWith('query ReferencesPageQuery'),
  )?.[0]
  if (!id) throw new Error('The build has no ReferencesPageQuery.')
  return id
}

/** A question of 20,000 letters, in a faq of its own that comes last. */
async function addLongAnswer({ port, write }: Target): Promise<void> {
  const ask = async (
    query: string,
    input: object,
  ): Promise<{ data: { made: { content: { id: string } } } }> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${write}` }
    const init = { method: 'POST', headers, body: operation(query, { input }) }
    return (await fetch(`http://127.0.0.1:${port}/graphql`, init)).json()
  }
  const { data } = await ask(
    'mutation ($input: CreateFaqInput!) { made: createFaq(input: $input) { ... on CreateFaqPayload { content { id } } } }',
    { titre: 'Longue', status: true },
  )
  await ask(
    'mutation ($input: CreateFaqQuestionInput!) { createFaqQuestion(input: $input) { __typename } }',
    { faq: data.made.content.id, question: 'Longue', reponse: 'a '.repeat(10_000), status: true },
  )
}

/** Each is bounded in how many do it at a time, and ends when it is told to. */
export const attacks: Readonly<Record<string, Attack>> = {
  'pipelined requests, closed before their answers': (target) =>
    crowd(5, target, async () => {
      const socket = await dial(target)
      socket.resume().write(newPage() + get('/healthz').repeat(100))
      await pause(70)
      socket.destroy()
    }),
  'as many as may wait, closed before their answers': (target) =>
    crowd(5, target, async () => {
      const socket = await dial(target)
      socket.resume().write(newPage() + get('/healthz').repeat(15))
      await pause(70)
      socket.destroy()
    }),
  'new connections as fast as they can be made': (target) =>
    crowd(40, target, async () => {
      const socket = await dial(target)
      const answered = once(socket, 'data').catch(() => {})
      socket.write(newPage() + get('/healthz').repeat(15))
      await Promise.race([answered, once(socket, 'close')])
      socket.destroy()
    }),
  'a costly query, first with {"n":1}': (target) =>
    crowd(8, target, async () => {
      for (const n of [1, 100])
        await send(target, post('/graphql', 'application/json', operation(nested, { n })))
    }),
  '200 open queries of 650 aliases': (target) => {
    const aliases = Array.from({ length: 650 }, (_, n) => `a${n}: demo`).join(' ')
    const words = post('/graphql', 'application/json', operation(`{ site { ${aliases} } }`))
    return crowd(200, target, () => send(target, words))
  },
  '228,846 parts in a body of 12 MB': (target) => {
    const body = `--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n`.repeat(228_846)
    const words = ['/graphql', '/api/contact/store', '/carriere'].map((path) =>
      post(path, multipart, `${body.slice(0, 12 * 2 ** 20 - 9)}\r\n--x--\r\n`),
    )
    return crowd(6, target, (n) => send(target, words[n % words.length] ?? ''))
  },
  'bodies in chunks of one byte': (target) => {
    const chunked = (path: string, type: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n` +
      `${'1\r\n \r\n'.repeat(1_000_000)}0\r\n\r\n`
    const words = [
      chunked('/graphql', multipart),
      chunked('/graphql', 'application/json'),
      chunked('/api/contact/store', 'application/x-www-form-urlencoded'),
    ]
    return crowd(6, target, (n) => send(target, words[n % words.length] ?? ''))
  },
  'JSON bodies of 48 kB by two connections that live on': (target) => {
    const body = operation('{ __typename }', { x: 'x'.repeat(48_000) })
    const words = post('/graphql', 'application/json', body).toString().replace('Connection: close\r\n', '')
    return again(2, target, () => words)
  },
  'junk variables of a public persisted GET': (target) => {
    const id = publicQuery()
    const words = (n: number) => {
      const junk = { category: n % 2 ? 'zz' : `z${n}`, x: String(n).padStart(780, 'x') }
      return get(`/graphql?id=${id}&variables=${encodeURIComponent(JSON.stringify(junk))}&y=${n}`)
    }
    return again(8, target, words)
  },
  '500 subscriptions by one READ token': async (target) => {
    const query = operation('subscription { notifications { cursor } }')
    const words = post('/graphql', 'application/json', query, target.read, 'Accept: text/event-stream\r\n')
    const over = once(target.signal, 'abort')
    await crowd(500, target, async () => {
      const socket = await dial(target)
      socket.resume().write(words)
      const refused = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
      await Promise.race([refused, over])
      socket.destroy()
      await pause(1_000)
    })
  },
  '400 slow bodies': (target) =>
    crowd(400, target, async (n) => {
      const socket = await dial(target)
      const type = n % 2 ? multipart : 'application/json'
      socket
        .resume()
        .write(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9999\r\n\r\n`)
      while (!target.signal.aborted && !socket.closed) {
        await pause(500)
        socket.write('x')
      }
      socket.destroy()
    }),
  'slow readers of large answers': (target) =>
    crowd(200, target, async () => {
      const socket = await dial(target)
      socket.pause().write(get('/og.jpg') + get('/').repeat(12))
      while (!target.signal.aborted && !socket.closed) {
        await pause(500)
        socket.read(1)
      }
      socket.destroy()
    }),
  'answers of nine million letters that nobody reads': async (target) => {
    await addLongAnswer(target)
    const letters = Array.from({ length: 450 }, (_, n) => `a${n}: reponse`).join(' ')
    const query = operation(`{ site { faqs(last: 1) { edges { node { questions { ${letters} } } } } } }`)
    await crowd(100, target, async () => {
      const socket = await dial(target)
      socket.pause().write(post('/graphql', 'application/json', query))
      // Who reads nothing does not see that he is cut off.
      for (let n = 0; n < 20 && !target.signal.aborted; n++) await pause(500)
      socket.destroy()
    })
  },
  'applications with CVs': (target) => {
    const query = 'mutation ($input: CreateCarriereInput!) { createCarriere(input: $input) { __typename } }'
    const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 2 ** 20 - 16, 'x')])
    return crowd(6, target, () => {
      const form = Buffer.concat([
        part('operations', operation(query, { input: { nom: 'A', email: 'a@b.ci', cv: null } })),
        part('map', '{"0":["variables.input.cv"]}'),
        part('0', document, '; filename="cv.pdf"\r\nContent-Type: application/pdf'),
        Buffer.from(`--${boundary}--\r\n`),
      ])
      return send(target, post('/graphql', multipart, form))
    })
  },
  'uploads of large pictures': async (target) => {
    const query = 'mutation ($input: CreateSlideInput!) { createSlide(input: $input) { __typename } }'
    const pictures = await Promise.all([noise(3_000, 2_200), noise(64, 48)])
    await crowd(4, target, (n) => {
      const form = Buffer.concat([
        part('operations', operation(query, { input: { titre: 'Une image', image: null } })),
        part('map', '{"0":["variables.input.image"]}'),
        part('0', pictures[n % 2] ?? '', '; filename="a.jpg"\r\nContent-Type: image/jpeg'),
        Buffer.from(`--${boundary}--\r\n`),
      ])
      return send(target, post('/graphql', multipart, form, target.write))
    })
  },
  'long rich texts of a WRITE token': (target) => {
    const query = 'mutation ($input: CreateSlideInput!) { createSlide(input: $input) { __typename } }'
    const words = ['<td>12,5</td>', '<b>', '&', '<p><table><td>'].flatMap((piece) =>
      // As many marks as may be, and more.
      [10_000, 60_000].map((marks) => {
        const marked = piece.repeat(marks / (piece.match(/[<&]/g)?.length ?? 1)).slice(0, 199_000)
        const contenue = marked + 'a '.repeat(Math.max(0, 150_000 - marked.length) / 2)
        return post(
          '/graphql',
          'application/json',
          operation(query, { input: { titre: 'Un', contenue } }),
          target.write,
        )
      }),
    )
    let next = 0
    return crowd(6, target, () => send(target, words[(next += 1) % words.length] ?? ''))
  },
  'long inputs for regular expressions': (target) => {
    let next = 0
    return crowd(6, target, () => send(target, longInputs[(next += 1) % longInputs.length] ?? ''))
  },
}
