import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../lab/servers/server.ts'
import { signatureOf } from '../../webhooks/signature.ts'

const secret = `whsec_${Buffer.from('a key of at least twenty-four bytes').toString('base64')}`
const other = `whsec_${Buffer.from('the key of which it takes the place').toString('base64')}`
const body = '{"type":"content.published","data":{"type":"Service","libellé":"Bornage"}}'
const now = () => Math.floor(Date.now() / 1000)

interface Asked {
  secret: string
  headers: { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string }
  body: string
}

function signed(secrets = [secret], seconds = now()): Asked {
  const signature = signatureOf(secrets, { id: 'msg_1', seconds, body })
  return {
    secret,
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature,
    },
    body,
  }
}

function run(program: string, args: string[], asked: Asked): string {
  const environment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const { status, stderr, stdout } = spawnSync(program, args, {
    cwd: import.meta.dirname,
    env: { ...environment, SECRET: asked.secret, HEADERS: JSON.stringify(asked.headers) },
    input: asked.body,
    encoding: 'utf8',
  })
  return status === 0 ? 'verified' : `${stdout}${stderr}`
}

const has = (program: string, ask = '--version') => spawnSync(program, [ask]).status === 0

/** What runs the verifier in Go: its packages are folders. */
const goProgram = `package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"

	"try/webhook"
)

func main() {
	named := map[string]string{}
	if err := json.Unmarshal([]byte(os.Getenv("HEADERS")), &named); err != nil {
		panic(err)
	}
	header := http.Header{}
	for name, value := range named {
		header.Set(name, value)
	}
	body, _ := io.ReadAll(os.Stdin)
	if err := webhook.Verify(os.Getenv("SECRET"), header, body); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
`
const hasGo = has('go', 'version')
let goFolder: string
beforeAll(() => {
  if (!hasGo) return
  goFolder = mkdtempSync(join(tmpdir(), 'geometre-go-'))
  mkdirSync(join(goFolder, 'webhook'))
  copyFileSync(join(import.meta.dirname, 'verify.go'), join(goFolder, 'webhook', 'verify.go'))
  writeFileSync(join(goFolder, 'go.mod'), 'module try\n')
  writeFileSync(join(goFolder, 'main.go'), goProgram)
  execFileSync('go', ['build', '-o', 'try'], { cwd: goFolder })
})
afterAll(() => {
  if (hasGo) rmSync(goFolder, { recursive: true })
})

const verifiers: Record<string, { isHere: boolean; verify(asked: Asked): Promise<string> }> = {
  'verify.mjs': {
    isHere: true,
    async verify(asked) {
      const { verify }: { verify(...asked: unknown[]): unknown } = await import(
        join(import.meta.dirname, 'verify.mjs')
      )
      try {
        expect(verify(asked.secret, asked.headers, asked.body)).toEqual(JSON.parse(body))
        return 'verified'
      } catch (error) {
        return String(error)
      }
    },
  },
  'verify.php': {
    isHere: has('php'),
    verify: async (asked) =>
      run(
        'php',
        [
          '-r',
          'require "verify.php"; verify(getenv("SECRET"), json_decode(getenv("HEADERS"), true), file_get_contents("php://stdin"));',
        ],
        asked,
      ),
  },
  'verify.py': {
    isHere: has('python3'),
    verify: async (asked) =>
      run(
        'python3',
        [
          '-B',
          '-c',
          'import json, os, sys; sys.path.insert(0, "."); from verify import verify; verify(os.environ["SECRET"], json.loads(os.environ["HEADERS"]), sys.stdin.buffer.read())',
        ],
        asked,
      ),
  },
  'verify.go': {
    isHere: hasGo,
    verify: async (asked) => run(join(goFolder, 'try'), [], asked),
  },
  'verify.sh': {
    isHere: has('openssl', 'version'),
    verify: async (asked) => {
      const { headers } = asked
      const named = [headers['webhook-id'], headers['webhook-timestamp'], headers['webhook-signature']]
      return run('sh', ['verify.sh', asked.secret, ...named], asked)
    },
  },
  'the library of the standard': {
    isHere: true,
    async verify(asked) {
      try {
        new Webhook(asked.secret).verify(asked.body, { ...asked.headers })
        return 'verified'
      } catch (error) {
        return String(error)
      }
    },
  },
}

describe.each(Object.entries(verifiers).filter(([, { isHere }]) => isHere))('%s', (_name, { verify }) => {
  test('takes what was signed, also beside a signature by another secret', async () => {
    expect(await verify(signed())).toBe('verified')
    expect(await verify(signed([other, secret]))).toBe('verified')
  })

  test('refuses what was changed, signed by another, or is old', async () => {
    const good = signed()
    const unlike = [
      { ...good, body: body.replace('published', 'erased') },
      { ...good, headers: { ...good.headers, 'webhook-id': 'msg_2' } },
      { ...good, headers: { ...good.headers, 'webhook-timestamp': String(now() + 1) } },
      { ...good, headers: { ...good.headers, 'webhook-signature': 'v1,' } },
      signed([other]),
    ]
    for (const one of unlike) expect(await verify(one)).toMatch(/signature/i)
    expect(await verify(signed([secret], now() - 600))).toMatch(/old/i)
  })
})

test('receiver.mjs takes what is ours, and answers 401 to all else', async () => {
  const port = String(await freePort())
  const receiver = spawn(process.execPath, ['receiver.mjs'], {
    cwd: import.meta.dirname,
    env: { PORT: port, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const send = ({ headers, body }: Asked) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { ...headers }, body }).then(
        ({ status }) => status,
        () => null,
      )
    await expect.poll(() => send(signed([other]))).toBe(401)
    const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]()
    expect(await send(signed())).toBe(204)
    expect((await lines.next()).value).toMatch(/^content\.published/)
  } finally {
    receiver.kill()
    await once(receiver, 'close')
  }
})

test('a signature is the one that the standard gives as its example', () => {
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1614265330, body: '{"test": 2432232314}' }
  expect(signatureOf(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], example)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})
