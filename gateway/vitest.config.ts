import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ClosingLine } from './lab/runner/closingLine.ts'
import { longRun } from './lab/runner/longRun.ts'
import { shortLived } from './lab/runner/shortLived.ts'

// vitest's reporter needs this to tell of a failure; Node 20 does not have it yet.
Map.groupBy ??= function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/**
 * What takes longest in one file begins first, so that no processor waits for it at the end: a small file may open a browser. Rooms
 * that need no built program come before those that do, while it is being built for the very first ones.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = [
      /\/budgets\.browser\.test\.ts$/,
      /\/house\.test\.ts$/,
      /\/(db|schema)\//,
      /\.browser\.test\.ts$/,
      /$/,
    ]
    const rank = ({ moduleId }: TestSpecification) => order.findIndex((one) => one.test(moduleId))
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  resolve: {
    alias: [
      // Packages get graphql's CommonJS build from Node; our own imports must get the same instance.
      { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
      {
        find: './workerProgram.ts',
        replacement: fileURLToPath(new URL('lab/runner/workerProgram.ts', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['{db,schema,gateway,rest-compat,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/dist/**', ...(process.env.TEST_SHORT ? longRun : [])],
    pool: 'forks',
    maxWorkers: 6,
    execArgv: shortLived.worker,
    env: { TEST_NODE_FLAGS: shortLived.program.join(' ') },
    // A worker reads its modules once for all the files it runs; `leftovers.ts` holds that none leaves anything to the next.
    isolate: false,
    setupFiles: ['gateway/lab/runner/leftovers.ts'],
    reporters: ['default', new ClosingLine()],
    sequence: { sequencer: LongestFirst },
    globalSetup: ['gateway/lab/runner/globalSetup.ts'],
    // Times for the busiest machine: what passes never waits for them.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // The first files wait until the program is built.
    hookTimeout: 900_000,
    // A machine that stood still for a moment costs no release: what fails is tried once more, and the last lines say why.
    // The long run looks for what happens once in a thousand times.
    retry: process.env.TEST_LONG ? 0 : 1,
  },
})
