import { beforeAll, expect, test } from 'vitest'
import { eventually, readSite, type ReadSite } from '../../testing/browser.ts'

interface Question {
  databaseId: number
  question: string
  reponse: string
}

interface Asked {
  site: { faqs: { edges: { node: { titre: string; questions: Question[] } }[] } }
}

let site: ReadSite
let questions: (Question & { sujet: string })[]

beforeAll(async () => {
  site = await readSite()
  const answer = await site.ask<Asked>(
    '{ site { faqs(first: 20) { edges { node { titre questions { databaseId question reponse } } } } } }',
  )
  questions = answer.site.faqs.edges.flatMap(({ node: { titre, questions: posees } }) =>
    posees.map((une) => ({ ...une, sujet: titre })),
  )
})

test('a search leaves the questions with its words, whatever their accents, says how many and marks them', async () => {
  const { page, complaints } = await site.visit('/Faq')
  const shown = () => page.locator('details').count()
  const status = page.getByRole('search').getByRole('status')
  expect(await shown()).toBe(questions.length)
  await page.getByRole('searchbox', { name: 'Chercher dans les réponses' }).fill('PREMIERE délimitation')
  await eventually(() => status.innerText()).not.toBe(`${questions.length} questions`)
  await page.getByRole('searchbox').fill('DELAI')
  await eventually(() => status.innerText()).toMatch(new RegExp(`^\\d+ questions? sur ${questions.length}$`))
  const wanted = questions.filter(({ sujet, question, reponse }) =>
    /d[ée]lai/i.test(sujet + question + reponse),
  ).length
  expect(wanted).toBeGreaterThan(0)
  await eventually(shown).toBe(wanted)
  expect(await status.innerText()).toContain(String(wanted))
  await eventually(() =>
    page.evaluate(() => [...(CSS.highlights.get('recherche') ?? [])].map((range) => range.toString())),
  ).toContain('délai')
  // Where only the answer has the word, the answer is seen.
  const closed = await page
    .locator('details:not([open]) h3')
    .evaluateAll((all) =>
      all.map((one) => `${one.closest('section')?.querySelector('h2')?.textContent} ${one.textContent}`),
    )
  for (const one of closed) expect(one).toMatch(/d[ée]lai/i)
  await page.keyboard.press('Escape')
  await eventually(shown).toBe(questions.length)
  expect(complaints).toEqual([])
})

test('a search without result leads on', async () => {
  const { page } = await site.visit('/Faq', { width: 390 })
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByText('Aucune de nos réponses ne contient ces mots.').waitFor()
  expect(await page.getByRole('link', { name: 'Posez-nous la question' }).getAttribute('href')).toBe(
    '/contact',
  )
  await page.getByRole('button', { name: 'revoyez-les toutes' }).click()
  await eventually(() => page.locator('details').count()).toBe(questions.length)
})

test('a link to a question opens it, on arrival and while another is searched for', async () => {
  const [first, last] = [questions[0], questions.at(-1)]
  const { page } = await site.visit(`/Faq#question-${last?.databaseId}`)
  const opened = (id: number | undefined) => page.locator(`#question-${id}`).getAttribute('open')
  await eventually(() => opened(last?.databaseId)).not.toBeNull()
  await page.getByRole('searchbox').fill('zzzz')
  await eventually(() => page.locator('details').count()).toBe(0)
  await page.evaluate((id) => (location.hash = `#question-${id}`), first?.databaseId)
  await eventually(() => page.locator(`#question-${first?.databaseId}`).count()).toBe(1)
  await eventually(() => opened(first?.databaseId)).not.toBeNull()
})

test('without script every answer can be opened, and no search is offered', async () => {
  const { page } = await site.visit('/Faq', { javaScriptEnabled: false })
  await page.locator('summary').first().click()
  await page.locator('details[open] .riche').first().waitFor()
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
})

test('an address with a broken hash is a page like any other', async () => {
  const { page, complaints } = await site.visit('/Faq#%')
  expect(await page.locator('details').count()).toBe(questions.length)
  expect(complaints).toEqual([])
})
