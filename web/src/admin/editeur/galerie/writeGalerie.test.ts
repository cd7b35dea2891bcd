import { commitLocalUpdate, Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { galleryFrom, galleryInput } from './galleryFrom.ts'
import { writeGalerie } from './writeGalerie.ts'

const image = {
  media: 'A',
  alt: 'Un pylône',
  focalX: 0.2,
  focalY: 0.8,
  width: 640,
  height: 480,
  url: '/a/480.webp',
}
const shown = { image, legende: 'Vu du nord', avant: true }

test('a gallery is read from an item and from what a draft holds, and written as it was', () => {
  const fromItem = galleryFrom([shown])
  const [input] = galleryInput(fromItem)
  expect(input).toEqual({
    image: 'A',
    legende: 'Vu du nord',
    alt: 'Un pylône',
    focalX: 0.2,
    focalY: 0.8,
    avant: true,
  })
  expect(galleryFrom([input])).toEqual([{ ...fromItem[0], adresse: null, taille: null }])
  expect(galleryFrom(null)).toEqual([])
})

test('a preview shows a new picture by its small one, and remembers the image of one that comes back', () => {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nobody is asked.'))),
    store: new Store(new RecordSource()),
  })
  const write = (pictures: ReturnType<typeof galleryFrom>) =>
    commitLocalUpdate(environment, (store) => {
      const record = store.get('projet') ?? store.create('projet', 'Projet')
      writeGalerie(store, record, 'galerie', pictures)
    })
  const read = () => {
    let seen: unknown
    commitLocalUpdate(environment, (store) => {
      seen = store
        .get('projet')
        ?.getLinkedRecords('galerie')
        ?.map((one) => [
          one?.getValue('legende'),
          one?.getLinkedRecord('image')?.getValue('url', { width: 960 }),
          one?.getLinkedRecord('image')?.getValue('focalX'),
        ])
    })
    return seen
  }
  write(galleryFrom([shown]))
  expect(read()).toEqual([['Vu du nord', '/a/480.webp', 0.2]])
  // What the server gave is sharper.
  commitLocalUpdate(environment, (store) => {
    const [one] = store.get('projet')?.getLinkedRecords('galerie') ?? []
    one?.getLinkedRecord('image')?.setValue('/a/1920.webp', 'url', { width: 960 })
  })
  write([])
  expect(read()).toEqual([])
  write(galleryFrom([{ ...shown, legende: '' }]))
  expect(read()).toEqual([[null, '/a/1920.webp', 0.2]])
})
