import { describe, expect, test } from 'vitest'
import { adminPath, isAdminAddress, loginAddress, nextAddress } from './paths.ts'

const origin = 'https://exemple.ci'
const next = (value: string) => nextAddress(new URLSearchParams({ next: value }), origin)

describe('an admin path', () => {
  test('is known in any letter case and with a trailing slash', () => {
    const known = { path: '/admin/dashboard', needsSession: true }
    expect(adminPath('/admin/dashboard')).toEqual(known)
    expect(adminPath('/Admin/Dashboard/')).toEqual(known)
    expect(adminPath('/admin/login')).toEqual({ path: '/admin/login', needsSession: false })
  })

  test('is one of those there are and no other', () => {
    for (const path of ['/admin', '/admin/', '/admin/pages', '/admin/dashboard/x', '/', '/administration'])
      expect(adminPath(path)).toBeNull()
  })
})

/** What is of none is made, as every public page, where it holds up nobody. */
test('the address of an admin page is told from others below /admin', () => {
  for (const address of [
    '/admin/dashboard?q=1',
    '/Admin/Login/',
    '/x/../admin/dashboard',
    '/%2e/admin/journal',
  ])
    expect([address, isAdminAddress(address)]).toEqual([address, true])
  for (const address of [
    '/',
    '/admin',
    '/admin/x',
    '/admin/dashboard/x',
    '//admin/dashboard',
    '/?next=/admin/login',
  ])
    expect([address, isAdminAddress(address)]).toEqual([address, false])
})

describe('the way back after signing in', () => {
  test('is where one came from', () => {
    const url = new URL('/admin/pages/createprojet?q=route', origin)
    const address = new URL(loginAddress(url), origin)
    expect(nextAddress(address.searchParams, origin)).toBe('/admin/pages/createprojet?q=route')
    expect(next('/admin/pages/createfaq#compte')).toBe('/admin/pages/createfaq#compte')
  })

  test.each([
    'https://ailleurs.example/admin/dashboard',
    '//ailleurs.example/admin/dashboard',
    '/\\ailleurs.example/admin/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin/login?next=/admin/login',
    '/admin/../api/x',
    '/contact',
    'http://',
    '',
  ])('never leaves the back office: %s', (value) => expect(next(value)).toBe('/admin/dashboard'))

  test('is the dashboard where nobody asked for more', () => {
    expect(nextAddress(new URLSearchParams(), origin)).toBe('/admin/dashboard')
  })
})
