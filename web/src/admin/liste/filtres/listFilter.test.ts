import { describe, expect, test } from 'vitest'
import { argumentsOf, isShownBy, listFilterOf, longestSearch } from './listFilter.ts'

const filtre = (search: string) => listFilterOf(new URLSearchParams(search), 'ordre')

describe('the address of a list', () => {
  test('says what it shows', () => {
    expect(argumentsOf(filtre('q=%20route%20&etat=publies&tri=nom'), 'ordre')).toEqual({
      search: 'route',
      status: true,
      trashed: false,
      drafted: null,
      order: 'LABEL',
    })
    expect(argumentsOf(filtre('etat=hors-ligne'), 'ordre')).toMatchObject({ status: false, trashed: false })
    expect(argumentsOf(filtre('etat=brouillons'), 'ordre')).toMatchObject({
      status: null,
      trashed: false,
      drafted: true,
    })
    expect(argumentsOf(filtre('etat=corbeille'), 'ordre')).toMatchObject({
      status: null,
      trashed: true,
      order: 'CHANGED',
    })
    expect(argumentsOf(filtre('etat=corbeille&tri=nom'), 'ordre')).toMatchObject({ order: 'LABEL' })
  })

  test.each(['', 'etat=toString&tri=constructor', 'q=%20&etat=&tri=', 'tri=__proto__'])(
    'shows all in the usual order where it makes no sense: %s',
    (search) => {
      expect(argumentsOf(filtre(search), 'ordre')).toEqual({
        search: null,
        status: null,
        trashed: false,
        drafted: null,
        order: 'SITE',
      })
    },
  )

  test('never asks for more than the server reads', () => {
    expect(filtre(`q=${'a'.repeat(1000)}`).q).toHaveLength(longestSearch)
  })
})

test('an item matches a filter by its state', () => {
  const published = { status: true, softdelete: false, draft: null }
  const offline = { status: false, softdelete: false, draft: null }
  const trashed = { status: true, softdelete: true, draft: null }
  const shown = (item: Parameters<typeof isShownBy>[1]) =>
    (['tous', 'publies', 'hors-ligne', 'brouillons', 'corbeille'] as const).filter((etat) =>
      isShownBy(etat, item),
    )
  expect(shown(published)).toEqual(['tous', 'publies'])
  expect(shown(offline)).toEqual(['tous', 'hors-ligne'])
  expect(shown(trashed)).toEqual(['corbeille'])
  expect(shown({ ...published, draft: {} })).toEqual(['tous', 'publies', 'brouillons'])
  expect(shown({ ...trashed, draft: {} })).toEqual(['corbeille'])
})
