import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../../../db/root.ts'
import { builds } from '../../../start/builds.mjs'
import {
  after,
  again,
  ask,
  begun,
  creating,
  get,
  held,
  multipart,
  newPage,
  post,
  slowly,
  upload,
  type Attack,
} from './connections.ts'

const form = 'application/x-www-form-urlencoded'
const long = 'a'.repeat(900_000)
const message = (input: object) => ask(creating('Contact'), { input: { nom: 'A', message: 'M', ...input } })

function noise(width: number, height: number): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 70 }
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const image = sharp({ create: { width, height, channels: 3, background, noise: grain } })
  return image.jpeg({ quality: 60 }).toBuffer()
}

/** A public operation of the pages that reads a word of its asker's, as the build has it. */
function publicQuery(): string {
  const [present = { folder: '' }] = builds(join(root, 'web', 'dist'))
  const operations: object = JSON.parse(readFileSync(join(present.folder, 'operations.json'), 'utf8'))
  const isOne = ([, text]: [string, unknown]) => String(text).startsWith('query ReferencesPageQuery')
  const [id] = Object.entries(operations).find(isOne) ?? []
  if (!id) throw new Error('The build has no ReferencesPageQuery.')
  return id
}

/** Each is bounded in how many do it at a time, and ends when it is told to. */
export const attacks: Readonly<Record<string, Attack>> = {
  'pipelined requests, closed before their answers': {
    connections: 5,
    words: () => [() => newPage() + get('/healthz').repeat(100)],
    goesOn: after(70),
  },
  'as many as may wait, closed before their answers': {
    connections: 5,
    words: () => [() => newPage() + get('/healthz').repeat(15)],
    goesOn: after(70),
  },
  'new connections as fast as they can be made': {
    connections: 40,
    words: () => [() => newPage() + get('/healthz').repeat(15)],
    goesOn: begun,
  },
  'a costly query, first with {"n":1}': {
    connections: 8,
    inStep: true,
    words: () =>
      [1, 100].map((n) =>
        ask(
          'query ($n: Int!) { site { faqs(first: $n) { edges { node { questions { faq { questions { faq { titre questions { question reponse } } } } } } } } } }',
          { n },
        ),
      ),
  },
  '200 open queries of 650 aliases': {
    connections: 200,
    words: () => [ask(`{ site { ${Array.from({ length: 650 }, (_, n) => `a${n}: demo`).join(' ')} } }`)],
  },
  '228,846 parts in a body of 12 MB': {
    connections: 6,
    words() {
      const parts = `--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n`.repeat(228_846)
      const body = `${parts.slice(0, 12 * 2 ** 20 - 9)}\r\n--x--\r\n`
      return ['/graphql', '/api/contact/store', '/carriere'].map((path) => post(path, multipart, body))
    },
  },
  'bodies in chunks of one byte': {
    connections: 6,
    words: () =>
      [
        ['/graphql', multipart],
        ['/graphql', 'application/json'],
        ['/api/contact/store', form],
      ].map(
        ([path, type]) =>
          `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n` +
          `${'1\r\n \r\n'.repeat(1_000_000)}0\r\n\r\n`,
      ),
  },
  'JSON bodies of 48 kB by two connections that live on': {
    connections: 2,
    words: () => [
      ask('{ __typename }', { x: 'x'.repeat(48_000) })
        .toString()
        .replace('Connection: close\r\n', ''),
    ],
    goesOn: again,
  },
  'junk variables of a public persisted GET': {
    connections: 8,
    words() {
      const id = publicQuery()
      return [
        (n) => {
          const junk = { category: n % 2 ? 'zz' : `z${n}`, x: String(n).padStart(780, 'x') }
          return get(`/graphql?id=${id}&variables=${encodeURIComponent(JSON.stringify(junk))}&y=${n}`)
        },
      ]
    },
    goesOn: again,
  },
  '500 subscriptions by one READ token': {
    connections: 500,
    words: ({ read }) => [
      ask('subscription { notifications { cursor } }', {}, read, 'Accept: text/event-stream\r\n'),
    ],
    goesOn: held,
  },
  '400 slow bodies': {
    connections: 400,
    words: () =>
      [multipart, 'application/json'].map(
        (type) =>
          `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9999\r\n\r\n`,
      ),
    goesOn: slowly((socket) => socket.resume().write('x')),
  },
  'slow readers of large answers': {
    connections: 200,
    words: () => [get('/og.jpg') + get('/').repeat(12)],
    goesOn: slowly((socket) => socket.read(1)),
  },
  'answers of nine million letters that nobody reads': {
    connections: 100,
    words() {
      const letters = Array.from({ length: 450 }, (_, n) => `a${n}: reponse`).join(' ')
      return [ask(`{ site { faqs(last: 1) { edges { node { questions { ${letters} } } } } } }`)]
    },
    // Who reads nothing does not see that he is cut off.
    goesOn: slowly(() => {}, 20),
  },
  'applications with CVs': {
    connections: 6,
    words() {
      const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 2 ** 20 - 16, 'x')])
      const about = 'filename="cv.pdf"\r\nContent-Type: application/pdf'
      return [upload('Carriere', { nom: 'A', email: 'a@b.ci', cv: null }, document, about)]
    },
  },
  'uploads of large pictures': {
    connections: 4,
    async words({ write }) {
      const pictures = await Promise.all([noise(3_000, 2_200), noise(64, 48)])
      const about = 'filename="a.jpg"\r\nContent-Type: image/jpeg'
      return pictures.map((one) => upload('Slide', { titre: 'Une image', image: null }, one, about, write))
    },
  },
  'long rich texts of a WRITE token': {
    connections: 6,
    words: ({ write }) =>
      ['<td>12,5</td>', '<b>', '&', '<p><table><td>'].flatMap((piece) =>
        // As many marks as may be, and more.
        [10_000, 60_000].map((marks) => {
          const marked = piece.repeat(marks / (piece.match(/[<&]/g)?.length ?? 1)).slice(0, 199_000)
          const contenue = marked + 'a '.repeat(Math.max(0, 150_000 - marked.length) / 2)
          return ask(creating('Slide'), { input: { titre: 'Un', contenue } }, write)
        }),
      ),
  },
  // Addresses, numbers, markup, words, headers, paths.
  'long inputs for regular expressions': {
    connections: 6,
    words: () => [
      message({ email: `${long}@` }),
      message({ email: `a@${'a.'.repeat(400_000)}` }),
      message({
        nom: ' '.repeat(900_000),
        email: 'a@b.ci',
        telephone: '+'.repeat(50_000),
        message: '\n \t'.repeat(250_000),
      }),
      ask(`{ ${'a '.repeat(400_000)} }`),
      ask(`"""${'\n '.repeat(400_000)}""" { __typename }`),
      post('/api/contact/store', form, `nom=${'%20'.repeat(300_000)}`),
      post('/contact', form, `message=${'+'.repeat(1_000_000)}`),
      ...'Cookie Accept-Encoding If-None-Match X-Forwarded-For Accept Authorization Content-Type'
        .split(' ')
        .map((name) => get('/', `${name}: ${', ;= "\\'.repeat(1_800)}\r\nConnection: close\r\n`)),
      ...'/services/ /projets/ /api/faq/show/ /og/ /graphql?query= /api/projets?page='
        .split(' ')
        .map((path) => get(`${path}${'a-%20'.repeat(2_500)}`, 'Connection: close\r\n')),
    ],
  },
}
