import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { describe } from './openapi.ts'
import { endpointsOf } from '../router.ts'

test('a linter that others use finds nothing in the description', async () => {
  // Not `createConfig`: the type of what it is given takes the compiler a tenth of its time for all there is.
  const config = await loadConfig({ customExtends: ['recommended-strict'] })
  const source = JSON.stringify(
    describe(endpointsOf(['createContact', 'login']), 'https://exemple.ci', () => ({})),
  )
  const problems = await lintFromString({ source, config })
  expect(
    // The API is the firm's own: its licence has no public text to link to.
    problems
      .filter(({ ruleId }) => ruleId !== 'info-license')
      .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
  ).toEqual([])
})
