import { chiffresOf, localitesOf, type Chiffres, type Localite } from '../db/chiffres.ts'
import { builder } from './builder.ts'
import { Site } from './site.ts'

/** A map shows no more. */
const shownLocalites = 100

const LocaliteRef = builder.objectRef<Localite>('Localite').implement({
  description: 'A place that projets name, where the newest of them is.',
  fields: (t) => ({
    nom: t.exposeString('nom'),
    projets: t.exposeInt('projets'),
    latitude: t.exposeFloat('latitude', { description: 'Degrees, WGS84.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees, WGS84.' }),
  }),
})

const ChiffresRef = builder.objectRef<Chiffres>('Chiffres').implement({
  description: 'What all published projets come to.',
  fields: (t) => ({
    projets: t.exposeInt('projets'),
    totalLocalites: t.exposeInt('localites', { description: 'Places whose position is known.' }),
    localites: t.field({
      type: [LocaliteRef],
      description: `Those places, with the most projets first; ${shownLocalites} at the most.`,
      resolve: (_chiffres, _args, { db }) => localitesOf(db.read, shownLocalites),
    }),
    premiereAnnee: t.exposeInt('premiereAnnee', { nullable: true }),
    derniereAnnee: t.exposeInt('derniereAnnee', { nullable: true }),
  }),
})

builder.objectField(Site, 'chiffres', (t) =>
  t.field({ type: ChiffresRef, resolve: (_site, _args, { db }) => chiffresOf(db.read) }),
)
