import { expect, test } from 'vitest'
import { changeKindOf } from './changes.ts'

test('the kind of a change follows the act, and the states before where these say more', () => {
  expect(changeKindOf('create')).toBe('created')
  expect(changeKindOf('acceptIndesirable')).toBe('created')
  expect(changeKindOf('update', { nom: 'Avant' })).toBe('changed')
  expect(changeKindOf('update', { nom: 'Avant', status: false })).toBe('published')
  expect(changeKindOf('swap', { status: true })).toBe('withdrawn')
  expect(changeKindOf('swap', { status: false })).toBe('published')
  expect(changeKindOf('publishDraft', { nom: 'Avant' })).toBe('changed')
  expect(changeKindOf('publish', { status: false })).toBe('published')
  expect(changeKindOf('unpublish', { status: true })).toBe('withdrawn')
  expect(changeKindOf('trash', { softdelete: false, status: true })).toBe('trashed')
  expect(changeKindOf('restore', { softdelete: true })).toBe('restored')
  expect(changeKindOf('erase', { status: true, softdelete: true })).toBe('erased')
  // The values before may be gone.
  expect(changeKindOf('trash')).toBe('trashed')
  expect(changeKindOf('reorder', { ordre: 2 })).toBe('changed')
})

test.each([
  'saveDraft',
  'discardDraft',
  'schedule',
  'share',
  'unshare',
  'setAside',
  'eraseIndesirable',
] as const)('%s changes no item', (act) => expect(changeKindOf(act)).toBeNull())
