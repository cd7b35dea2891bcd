import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandOf as ofTests } from './workerProgram.ts'
import { commandOf } from '../../processes/workerProgram.ts'

const programs = ['backup', 'drawing', 'uploads'] as const

test('a process of its own runs as it is written, for npm run dev, and tests run the built one', async () => {
  for (const program of programs) {
    expect(existsSync(commandOf(program).path)).toBe(true)
    expect(existsSync(ofTests(program).path)).toBe(true)
  }
  const { path, flags } = commandOf('drawing')
  const child = fork(path, ['0'], { execArgv: flags, serialization: 'advanced' })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"/>'
  child.send({ job: { kind: 'icon', source: { bytes: Buffer.from(svg) }, format: 'png', size: 32 } })
  const [{ result } = {}]: { result?: Uint8Array }[] = await once(child, 'message')
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
  expect(Buffer.from(result ?? []).toString('latin1')).toContain('PNG')
})
