import { beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { readSite, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite
beforeAll(async () => {
  site = await readSite()
})

/** A page with each kind of fault once; of a grey, its contrast with white and with black is said. */
const faulty = `<!doctype html><html lang="fr"><title>Fautes</title>
  <style>
    :root { color-scheme: light dark; background: #fff; color: #000 }
    @media (prefers-color-scheme: dark) {
      :root { background: #000; color: #fff }
      #light { color: #fff }
      #dark { color: #444 }
      #middling { color: #848484 }
    }
    @media (prefers-color-scheme: light) { #light { color: #aaa } }
    #large { font-size: 24px; color: #767676 }
  </style>
  <main><h1>Fautes</h1>
    <p id="light">2,3 en clair</p><p id="dark">2,2 en sombre</p>
    <p id="middling">5,6 en sombre</p><p id="large">4,5 en clair, 4,6 en sombre</p>
    <input id="nameless"><div role="checkbox" id="unchecked">Coché</div><p aria-nothing="1">Rien</p>
  </main></html>`

/** The rules and the elements that complaints are about. */
function named(complaints: string[]): string[] {
  return complaints.map((one) => /^(?:\w+ )?[\w-]+: <\w+ (?:[^>]*?id=")?[\w-]+/.exec(one)?.[0] ?? one).sort()
}

const wrong = [
  'light aria-required-attr: <div role="checkbox" id="unchecked',
  'light aria-valid-attr: <p aria-nothing',
  'light label: <input id="nameless',
]
const unreadable = [
  'dark color-contrast: <p id="dark',
  'dark color-contrast: <p id="middling',
  'light color-contrast: <p id="light',
]

test('axe finds what is wrong, and what cannot be read: in dark one level stricter', async () => {
  const page = await site.openPage({ width: 390 })
  await page.setContent(faulty)
  expect(named(await complaintsInBothSchemes(page))).toEqual([...wrong, ...unreadable].sort())
  await page.setViewportSize({ width: 1440, height: 900 })
  const again = named(await complaintsInBothSchemes(page, { again: true }))
  expect(again).toEqual(process.env.TEST_LONG ? [...wrong, ...unreadable].sort() : wrong)
})
