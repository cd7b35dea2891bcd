import { createHash } from 'node:crypto'
import type { Db } from '../connection/connect.ts'
import { lockKey } from '../connection/locks.ts'
import { settledLine } from './changeLog.ts'
import { hashOfValues } from './journal.ts'
import type { Row } from '../tables.ts'

/*
 * A program that can write to the database could also change the journal, triggers or not. So its lines are sealed in blocks, each
 * with the hash of all before it: a change shows, to everybody who has kept a later seal, as every backup does.
 */

/** All of a line but the values that the law can ask to have erased: their hash stands for them. */
const sealedColumns = [
  'id',
  'at',
  'door',
  'accountId',
  'accountNom',
  'tokenId',
  'about',
  'act',
  'type',
  'itemId',
  'version',
  'libelle',
  'fields',
  'beforeHash',
] as const satisfies (keyof Row<'journal'>)[]

/** Columns added later are hashed only where they hold something, so that older seals stay true. */
const addedColumns = ['bundle', 'bundled'] as const satisfies (keyof Row<'journal'>)[]

type SealedLine = Pick<Row<'journal'>, (typeof sealedColumns | typeof addedColumns)[number]>

const blockLines = 10_000
const pageLines = 500

/**
 * Seals all settled lines, in the order of their numbers: clocks may have differed when they were written. What writers hold up is
 * sealed the next time.
 */
export async function sealJournal(db: Db): Promise<void> {
  const settled = await settledLine(db.read)
  for (;;) {
    const last = await lastSeal(db)
    const block = await nextBlock(db, last, settled)
    if (!block || !(await put(db, last, { ...block, at: new Date().toISOString() }))) return
  }
}

export function lastSeal({ read }: Pick<Db, 'read'>): Promise<Row<'journalSeal'> | undefined> {
  return read.selectFrom('journalSeal').selectAll().orderBy('upTo', 'desc').limit(1).executeTakeFirst()
}

type Block = Pick<Row<'journalSeal'>, 'upTo' | 'lines' | 'hash'>

async function nextBlock(
  db: Db,
  last: Row<'journalSeal'> | undefined,
  settled: number,
): Promise<Block | undefined> {
  const block = new BlockHash(last?.hash)
  for await (const line of linesAfter(db, last?.upTo ?? 0)) {
    if (line.id > settled || block.lines === blockLines) break
    block.add(line)
  }
  return block.lines === 0 ? undefined : { upTo: block.upTo, lines: block.lines, hash: block.digest() }
}

/** Writes the seal; false where another server has sealed meanwhile. */
function put(db: Db, last: Row<'journalSeal'> | undefined, seal: Block & { at: string }): Promise<boolean> {
  return db.transaction(async (trx) => {
    await lockKey(trx, 'journalSeal')
    if ((await lastSeal({ read: trx }))?.id !== last?.id) return false
    await trx.insertInto('journalSeal').values(seal).execute()
    return true
  })
}

class BlockHash {
  lines = 0
  upTo = 0
  private readonly hash = createHash('sha256')

  constructor(before: string | undefined) {
    this.hash.update(`${before ?? ''}\n`)
  }

  add(line: SealedLine): void {
    const added = addedColumns.map((name) => line[name])
    const values = sealedColumns.map((name) => line[name])
    this.hash.update(
      `${JSON.stringify(added.every((one) => one === null) ? values : [...values, ...added])}\n`,
    )
    this.lines += 1
    this.upTo = line.id
  }

  digest(): string {
    return this.hash.digest('hex')
  }
}

/** The lines after this one, page by page; `values` are read with them where they are asked for. */
async function* linesAfter({ read }: Db, after: number, values: 'before'[] = []) {
  for (let last = after; ;) {
    const page = await read
      .selectFrom('journal')
      .select([...sealedColumns, ...addedColumns, ...values])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageLines)
      .execute()
    yield* page
    last = page.at(-1)?.id ?? last
    if (page.length < pageLines) return
  }
}

/** A seal that was kept elsewhere, and where. */
export interface KeptSeal {
  upTo: number
  hash: string
  source: string
}

export interface Verified {
  lines: number
  /** How many lines were compared, and in how many blocks. */
  sealed: number
  seals: number
  /** What was changed, in French sentences. */
  faults: string[]
}

/** Reads the whole journal and compares it with its seals, and these with those that were kept elsewhere. */
export async function verifyJournal(db: Db, kept: readonly KeptSeal[] = []): Promise<Verified> {
  const seals = await db.read.selectFrom('journalSeal').selectAll().orderBy('upTo').execute()
  const faults: string[] = []
  const result = { lines: 0, sealed: 0, seals: seals.length, faults }
  const waiting = seals.values()
  let seal = waiting.next().value
  let block = new BlockHash(undefined)
  /**
   * The comparison goes on after a changed block with the hash that was kept, so that later blocks are compared too.
   */
  function close(one: Row<'journalSeal'>): void {
    if (block.lines !== one.lines || block.upTo !== one.upTo || block.digest() !== one.hash)
      faults.push(
        `Le bloc de lignes qui finit à la ${one.upTo}, scellé le ${one.at}, n’est plus tel qu’il a été scellé.`,
      )
    block = new BlockHash(one.hash)
    seal = waiting.next().value
  }
  for await (const line of linesAfter(db, 0, ['before'])) {
    while (seal && line.id > seal.upTo) close(seal)
    block.add(line)
    result.lines += 1
    if (seal) result.sealed += 1
    const { before } = line
    if (typeof before === 'string' && hashOfValues(before) !== line.beforeHash)
      faults.push(`La ligne ${line.id} ne porte plus les valeurs d’avant qu’elle portait.`)
  }
  while (seal) close(seal)
  for (const { upTo, hash, source } of kept) {
    if (seals.some((one) => one.upTo === upTo && one.hash === hash)) continue
    faults.push(
      `Le sceau que garde ${source} (ligne ${upTo}) n’est pas dans le journal\u00a0: il a été réécrit depuis, ou une sauvegarde plus ancienne a été rétablie.`,
    )
  }
  return result
}
