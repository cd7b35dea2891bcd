import { describe, expect, test } from 'vitest'
import { pageOf, paginate } from './laravelPaginator.ts'
import laravel from './laravelPaginator.fixture.json' with { type: 'json' }

const path = 'http://h/api/faq'

describe('as Laravel has it, key for key and in order', () => {
  const { empty, one } = laravel
  const whole = [empty, one, laravel['2 of 3'], laravel['beyond last (page 9 of 3)'], laravel['14 pages p1']]

  test.each(whole.map((page) => [`page ${page.current_page} of ${page.last_page}`, page] as const))(
    '%s',
    (_name, page) => {
      expect(JSON.stringify(paginate<unknown>(page.data, page.total, page.current_page, path))).toBe(
        JSON.stringify(page),
      )
    },
  )

  test.each([1, 10, 20] as const)('the links of page %i of 20', (current) => {
    const { links } = paginate([], 300, current, path)
    expect(links.map(({ label }) => label)).toEqual(laravel[`20 pages p${current}`].labels)
    for (const { label, url, active } of links) {
      expect(active).toBe(label === String(current))
      if (label === '...') expect(url).toBeNull()
      if (/^\d+$/.test(label)) expect(url).toBe(`${path}?page=${label}`)
    }
  })

  test.each([
    [13, 7, '1 2 3 4 5 6 7 8 9 10 11 12 13'],
    [14, 7, '1 2 3 4 5 6 7 8 9 10 ... 13 14'],
    [14, 8, '1 2 ... 5 6 7 8 9 10 11 12 13 14'],
    [15, 8, '1 2 ... 5 6 7 8 9 10 11 ... 14 15'],
    [20, 13, '1 2 ... 10 11 12 13 14 15 16 ... 19 20'],
    [20, 14, '1 2 ... 11 12 13 14 15 16 17 18 19 20'],
    [20, 25, '1 2 ... 11 12 13 14 15 16 17 18 19 20'],
  ])('%i pages, at page %i', (pages, current, labels) => {
    const { links } = paginate([], pages * 15, current, path)
    expect(
      links
        .slice(1, -1)
        .map(({ label }) => label)
        .join(' '),
    ).toBe(labels)
  })
})

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=15', 15],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=abc', 1],
  ['page=1.5', 1],
  ['page=02', 1],
  ['page=1e1', 1],
  ['page=0x10', 1],
  ['page=%202', 2],
  ['page=2%20', 2],
  ['page=+2', 2],
  ['page=%2B2', 2],
  ['page=%2B%202', 1],
  ['page=2%C2%A0', 1],
  ['page=٢', 1],
  ['page[]=2', 1],
  ['page[a]=2', 1],
  ['page=2&page=3', 3],
  ['page=2&page[]=3', 1],
  ['pages=2', 1],
  ['page=9007199254740991', 9007199254740991],
  ['page=9007199254740992', 1],
  ['page=99999999999999999999', 1],
])('“%s” asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
