import type { Migration } from './migration.ts'
import { count, createCounters, createTable, runner, search, type Content } from './kit.ts'

const contents: Record<string, Content> = {
  entreprise: {
    activeLimit: 1,
    fields: {
      nom: 'text',
      logo: 'picture?',
      description: 'text?',
      resume: 'text?',
      email1: 'text',
      email2: 'text?',
      phone1: 'text',
      phone2: 'text?',
      support: 'text?',
      urlFacebook: 'text?',
      urlInstagram: 'text?',
      urlLinkedin: 'text?',
      urlSkype: 'text?',
      urlTwitter: 'text?',
      horaire: 'text?',
      annee: 'integer?',
    },
  },
  service: {
    activeLimit: 3,
    fields: {
      nom: 'text',
      slug: 'unique text',
      resume: 'text?',
      description: 'text?',
      image: 'picture?',
      ordre: 'ordre',
    },
  },
  categorieService: { fields: { nom: 'text' } },
  presentation: {
    activeLimit: 1,
    fields: { titre: 'text', contenu: 'text?', image: 'picture?', footerSec: 'text?' },
  },
  slide: {
    hiddenBy: 'archive',
    fields: {
      titre: 'text',
      contenue: 'text?',
      image: 'picture?',
      lien: 'text?',
      archive: 'boolean',
      ordre: 'ordre',
    },
  },
  projet: {
    fields: {
      nom: 'text',
      slug: 'unique text',
      description: 'text?',
      resultat: 'text?',
      client: 'text?',
      lieu: 'text?',
      annee: 'integer?',
      prix: 'text?',
      maitreOeuvre: 'text?',
      category: 'text?',
      image: 'picture?',
      latitude: 'real?',
      longitude: 'real?',
    },
  },
  categorieProjet: { fields: { nom: 'text' } },
  contact: {
    fields: {
      nom: 'text',
      email: 'text',
      telephone: 'text?',
      sujet: 'text?',
      message: 'text',
      lu: 'boolean',
    },
  },
  devis: {
    fields: {
      nom: 'text',
      email: 'text',
      telephone: 'text?',
      entreprise: 'text?',
      service: 'text?',
      lieu: 'text?',
      budget: 'text?',
      description: 'text',
      reference: 'unique text',
      lu: 'boolean',
    },
  },
  carriere: {
    fields: {
      nom: 'text',
      prenom: 'text?',
      email: 'text',
      telephone: 'text?',
      poste: 'text?',
      message: 'text?',
      cv: 'document?',
      lu: 'boolean',
    },
  },
  equipe: {
    activeLimit: 4,
    fields: {
      nom: 'text',
      prenom: 'text?',
      poste: 'text?',
      description: 'text?',
      photo: 'picture?',
      email: 'text?',
      urlLinkedin: 'text?',
      ordre: 'ordre',
    },
  },
  partenaire: { fields: { nom: 'text', logo: 'picture?', url: 'text?', ordre: 'ordre' } },
  testimonial: {
    fields: {
      nom: 'text',
      fonction: 'text?',
      entreprise: 'text?',
      message: 'text',
      photo: 'picture?',
      note: 'integer?',
    },
  },
  faq: { fields: { titre: 'text', ordre: 'ordre' } },
  faqQuestion: {
    fields: { faqId: { below: 'faq' }, question: 'text', reponse: 'text', ordre: 'ordre' },
  },
}

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
    const run = runner(trx, kind)
    await run(`create table "file" (
      "key" text primary key, "kind" text not null, "name" text not null, "width" integer, "height" integer,
      "placeholder" text, "variants" text not null, "createdAt" text not null)`)
    for (const [table, { fields }] of Object.entries(contents)) await createTable(run, table, fields)
    for (const statement of otherTables) await run(statement)
    await run(`create index "service_nom" on "service" ("nom", "id")`)
    await run(`create index "projet_nom" on "projet" ("nom", "id")`)
    await run(`create index "projet_category" on "projet" ("category", "softdelete", "status", "id")`)
    await run(`create index "faqQuestion_faqId" on "faqQuestion" ("faqId", "softdelete", "position", "id")`)
    await createCounters(run)
    for (const [table, content] of Object.entries(contents)) {
      await count(run, kind, table, content)
      await search(run, kind, table)
    }
  },
}
