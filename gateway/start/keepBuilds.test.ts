import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepBuilds, putAside } from './keepBuilds.mjs'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'geometre-builds-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** What a build does, with one script; `fails` is one that ends before it has written anything whole. */
function build(script: string, { fails = false } = {}): void {
  putAside(dist)
  const assets = join(dist, 'client', 'assets')
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  if (fails) return
  writeFileSync(join(assets, `${script}.js`), script)
  const operations = join(dist, '..', `${script}-operations.json`)
  writeFileSync(operations, JSON.stringify({ [script]: '{ __typename }' }))
  keepBuilds(dist, operations)
  rmSync(operations)
}

function served(): string[] {
  const folders = ['client', 'previous/1', 'previous/2', 'previous/3'].map((each) => join(dist, each))
  return folders.flatMap((folder) => (existsSync(folder) ? readdirSync(join(folder, 'assets')) : []))
}

test('the two builds before the present one are kept, and no more', () => {
  for (const script of ['a', 'b', 'c', 'd']) build(script)
  expect(served()).toEqual(['d.js', 'c.js', 'b.js'])
  expect(readFileSync(join(dist, 'previous', '1', 'operations.json'), 'utf8')).toContain('"c"')
})

test('the same build once more pushes none out', () => {
  for (const script of ['a', 'b', 'b', 'b']) build(script)
  expect(served()).toEqual(['b.js', 'a.js'])
})

test('a build that fails loses nothing', () => {
  build('a')
  build('b', { fails: true })
  build('b', { fails: true })
  build('c')
  expect(served()).toEqual(['c.js', 'a.js'])
})
