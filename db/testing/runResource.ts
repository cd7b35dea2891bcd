/** What all tests of a run share, by the environment variable that may give another one. */
export type RunResource =
  | 'TEST_PROGRAM'
  | 'TEST_POSTGRES_URL'
  | 'TEST_CHROMIUM'
  | 'TEST_CHROMIUM_LIBRARIES'
  | 'TEST_DEMO'
  | 'TEST_DEMO_DATA'

const asked = new Map<RunResource, Promise<string>>()

/** Its folder or address. The run makes it when a file first asks for it (`gateway/lab/runner/globalSetup.ts`). */
export async function runResource(name: RunResource): Promise<string> {
  const given = process.env[name]
  if (given !== undefined) return given
  const answer = asked.get(name) ?? askTheRun(name)
  asked.set(name, answer)
  return answer
}

async function askTheRun(name: RunResource): Promise<string> {
  const run = process.env.TEST_RUN
  if (!run) throw new Error(`${name} is not set: run the tests by \`npm test\`.`)
  const response = await fetch(`${run}/${name}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
