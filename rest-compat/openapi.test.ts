import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { describe } from './openapi.ts'
import { endpointsOf } from './router.ts'

test('a linter that others use finds nothing in the description', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The API is the firm's own: its licence has no public text to link to.
    rules: { 'info-license': 'off' },
  })
  const source = JSON.stringify(describe(endpointsOf(['createContact', 'login']), 'https://exemple.ci'))
  const problems = await lintFromString({ source, config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
  ).toEqual([])
})
