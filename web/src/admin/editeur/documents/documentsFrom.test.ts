import { commitLocalUpdate, Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { documentsFrom, documentsInput, withNames } from './documentsFrom.ts'
import { writeDocuments } from './writeDocuments.ts'

const plan = { media: 'A', titre: 'Le plan', name: 'plan.pdf', size: 12_000 }
const named = { media: 'B', titre: 'attestation', name: 'attestation.PDF', size: 900 }

test('documents are read from an item and from what a draft holds, and written as they were', () => {
  const fromItem = documentsFrom([plan, named])
  // A document without a title stays without one, so that its link follows the name of the file.
  expect(fromItem.map(({ titre }) => titre)).toEqual(['Le plan', ''])
  const input = documentsInput(fromItem)
  expect(input).toEqual([
    { file: 'A', titre: 'Le plan' },
    { file: 'B', titre: null },
  ])
  expect(withNames(documentsFrom(input), fromItem)).toEqual(fromItem)
  expect(documentsFrom(null)).toEqual([])
})

test('a preview shows each by its title, or the name of its file', () => {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nobody is asked.'))),
    store: new Store(new RecordSource()),
  })
  let shown: unknown
  commitLocalUpdate(environment, (store) => {
    const record = store.create('projet', 'Projet')
    writeDocuments(store, record, 'documents', documentsFrom([named, plan]))
    shown = record
      .getLinkedRecords('documents')
      ?.map((one) => [one?.getValue('titre'), one?.getValue('size')])
  })
  expect(shown).toEqual([
    ['attestation', 900],
    ['Le plan', 12_000],
  ])
})
