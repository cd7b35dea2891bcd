import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { countContent } from './0001-counters.ts'
import { indexSearch } from './0001-search.ts'

const picture = (name: string) => `
  "${name}" text references "file" ("key"), "${name}Alt" text, "${name}FocalX" @real, "${name}FocalY" @real`

const ordered = `
  "ordre" integer, "position" integer generated always as (coalesce("ordre", 2147483647)) stored`

/** The columns of each content table beyond the common ones; `@` words differ by database. */
const contentTables = {
  entreprise: `"nom" text not null, ${picture('logo')}, "description" text, "resume" text,
    "email1" text not null, "email2" text, "phone1" text not null, "phone2" text, "support" text,
    "urlFacebook" text, "urlInstagram" text, "urlLinkedin" text, "urlSkype" text, "urlTwitter" text,
    "horaire" text, "annee" integer`,
  service: `"nom" text not null, "slug" text not null unique, "resume" text, "description" text,
    ${picture('image')}, ${ordered}`,
  categorieService: `"nom" text not null`,
  presentation: `"titre" text not null, "contenu" text, ${picture('image')}, "footerSec" text`,
  slide: `"titre" text not null, "contenue" text, ${picture('image')}, "lien" text,
    "archive" @boolean not null, ${ordered}`,
  projet: `"nom" text not null, "slug" text not null unique, "description" text, "resultat" text, "client" text,
    "lieu" text, "annee" integer, "prix" text, "maitreOeuvre" text, "category" text, ${picture('image')},
    "latitude" @real, "longitude" @real`,
  categorieProjet: `"nom" text not null`,
  contact: `"nom" text not null, "email" text not null, "telephone" text, "sujet" text,
    "message" text not null, "lu" @boolean not null`,
  devis: `"nom" text not null, "email" text not null, "telephone" text, "entreprise" text, "service" text,
    "lieu" text, "budget" text, "description" text not null, "reference" text not null unique,
    "lu" @boolean not null`,
  carriere: `"nom" text not null, "prenom" text, "email" text not null, "telephone" text, "poste" text,
    "message" text, "cv" text references "file" ("key"), "lu" @boolean not null`,
  equipe: `"nom" text not null, "prenom" text, "poste" text, "description" text, ${picture('photo')},
    "email" text, "urlLinkedin" text, ${ordered}`,
  partenaire: `"nom" text not null, ${picture('logo')}, "url" text, ${ordered}`,
  testimonial: `"nom" text not null, "fonction" text, "entreprise" text, "message" text not null,
    ${picture('photo')}, "note" integer`,
  faq: `"titre" text not null, ${ordered}`,
  faqQuestion: `"faqId" integer not null references "faq" ("id") on delete cascade,
    "question" text not null, "reponse" text not null, ${ordered}`,
}

/** Items active at once, at the most. */
const activeLimits: Record<string, number> = { entreprise: 1, equipe: 4, service: 3, presentation: 1 }

const orderedTables = Object.entries(contentTables)
  .filter(([, columns]) => columns.includes('"ordre"'))
  .map(([table]) => table)

const otherTables = [
  `create table "serviceCategorie" (
    "serviceId" integer not null references "service" ("id") on delete cascade,
    "categorieId" integer not null references "categorieService" ("id") on delete cascade,
    primary key ("serviceId", "categorieId"))`,
  `create index "serviceCategorie_categorieId" on "serviceCategorie" ("categorieId", "serviceId")`,
  `create table "formerSlug" (
    "type" text not null, "slug" text not null, "contentId" integer not null, primary key ("type", "slug"))`,
  `create index "formerSlug_content" on "formerSlug" ("type", "contentId")`,
  `create table "idempotentCreate" (
    "key" text primary key, "type" text not null, "contentId" integer not null, "createdAt" text not null)`,
  `create index "idempotentCreate_createdAt" on "idempotentCreate" ("createdAt")`,
  `create index "idempotentCreate_content" on "idempotentCreate" ("type", "contentId")`,
  `create table "notification" (
    "id" integer primary key, "type" text not null, "contentId" integer not null, "createdAt" text not null)`,
  `create index "notification_content" on "notification" ("type", "contentId")`,
  `create table "counter" ("name" text primary key, "value" integer not null)`,
  `create table "account" (
    "id" @id, "nom" text not null, "email" text not null unique, "passwordHash" text not null,
    "status" @boolean not null, "createdAt" text not null)`,
  `create table "session" (
    "id" @id, "tokenHash" text not null unique,
    "accountId" integer not null references "account" ("id") on delete cascade,
    "createdAt" text not null, "lastSeenAt" text not null, "userAgent" text)`,
  `create index "session_accountId" on "session" ("accountId")`,
  `create table "demoContent" (
    "type" text not null, "contentId" integer not null, primary key ("type", "contentId"))`,
  `create table "setting" ("name" text primary key, "value" text not null)`,
]

/** All tables of the first version, what counts them, and what searches them. */
export const initial: Migration = {
  name: '0001-initial',
  async up(trx, kind) {
    const words: Record<string, string> =
      kind === 'sqlite'
        ? {
            id: 'integer primary key autoincrement',
            boolean: 'integer',
            real: 'real',
            sorted: '',
            strict: ' strict',
          }
        : {
            id: 'integer generated by default as identity primary key',
            boolean: 'boolean',
            real: 'double precision',
            // Byte order, as SQLite's, so that both databases list alike.
            sorted: ' collate "C"',
            strict: '',
          }
    const run = async (statement: string) => {
      const text = statement.replace(/@(\w+)/g, (_, word: string) => words[word] ?? '')
      const strict = text.trimStart().startsWith('create table') ? words.strict : ''
      await sql.raw(text + strict).execute(trx)
    }

    await run(`create table "file" (
      "key" text primary key, "kind" text not null, "name" text not null, "width" integer, "height" integer,
      "placeholder" text, "variants" text not null, "createdAt" text not null)`)
    for (const [table, columns] of Object.entries(contentTables)) {
      await run(`create table "${table}" (
        "id" @id, ${columns}, "status" @boolean not null, "softdelete" @boolean not null,
        "version" integer not null, "createdAt" text not null, "updatedAt" text not null,
        "label" text@sorted not null, "search" text@sorted not null)`)
      const orders = ['"id"', '"label", "id"', ...(orderedTables.includes(table) ? ['"position", "id"'] : [])]
      for (const [n, order] of orders.entries()) {
        await run(`create index "${table}_order${n}" on "${table}" ("softdelete", ${order})`)
        await run(`create index "${table}_status_order${n}" on "${table}" ("softdelete", "status", ${order})`)
      }
    }
    for (const statement of otherTables) await run(statement)
    await run(`create index "service_nom" on "service" ("nom", "id")`)
    await run(`create index "projet_nom" on "projet" ("nom", "id")`)
    await run(`create index "projet_category" on "projet" ("category", "softdelete", "status", "id")`)
    await run(`create index "faqQuestion_faqId" on "faqQuestion" ("faqId", "softdelete", "position", "id")`)
    await countContent(run, kind, Object.keys(contentTables), activeLimits)
    await indexSearch(run, kind, Object.keys(contentTables))
  },
}
