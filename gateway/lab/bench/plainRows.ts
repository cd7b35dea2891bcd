import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sqlite3 from 'sqlite3'

/* What the baselines read: the product's own file, by the same SQL on as many connections. */

const [file = ''] = process.argv.slice(2)
const connections = Array.from({ length: 4 }, () => new sqlite3.Database(file, sqlite3.OPEN_READONLY))
const statements = new Map<string, sqlite3.Statement>()
let next = 0

export type Row = Record<string, string | number | null>

function all(sql: string, values: (string | number)[]): Promise<Row[]> {
  next = (next + 1) % connections.length
  const key = `${next} ${sql}`
  const statement = statements.get(key) ?? connections[next]?.prepare(sql)
  if (!statement) throw new Error('There is no connection.')
  statements.set(key, statement)
  return new Promise((resolve, reject) =>
    statement.all<Row>(values, (error, rows) => (error ? reject(error) : resolve(rows))),
  )
}

const shown = `t."status" = true and t."softdelete" = false`

/** The newest of those that visitors see. */
export function projets(first: number): Promise<Row[]> {
  return all(`select t.* from "projet" t where ${shown} order by t."id" desc limit ${first}`, [])
}

/** The first of those that visitors see, each with its categories. */
export async function services(first: number): Promise<(Row & { categories: Row[] })[]> {
  const found = await all(
    `select t.* from "service" t where ${shown} order by t."position" asc, t."id" asc limit ${first}`,
    [],
  )
  const links = await all(
    `select t.*, link."serviceId" from "serviceCategorie" link join "categorieService" t on t."id" = link."categorieId"
     where link."serviceId" in (${found.map(() => '?').join()}) and ${shown} order by t."id"`,
    found.map(({ id }) => Number(id)),
  )
  return found.map((service) =>
    Object.assign(service, { categories: links.filter(({ serviceId }) => serviceId === service['id']) }),
  )
}

/** Serves, and tells whoever started this where. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address: AddressInfo | string | null = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
}
