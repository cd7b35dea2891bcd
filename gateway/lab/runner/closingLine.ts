import type { Reporter, TestCase } from 'vitest/node'

/**
 * Ends the run with one line for whoever reads only that: `N passed, N failed`. Before it stand the tests that passed only on
 * their second try, each a defect of the test or of what it tries.
 */
export class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0
  #skipped = 0
  readonly #triedTwice: string[] = []

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'passed') this.#passed++
    if (state === 'failed') this.#failed++
    if (state === 'skipped') this.#skipped++
    if (test.diagnostic()?.flaky) this.#triedTwice.push(secondTry(test, errors?.[0]?.stack))
  }

  /** A file that fails before its tests start, or an error beside them, fails the run as well. */
  onTestRunEnd(files: ReadonlyArray<{ errors(): unknown[] }>, errors: ReadonlyArray<unknown>): void {
    this.#failed += files.filter((file) => file.errors().length > 0).length + errors.length
    // After the other reporters' last word.
    process.once('exit', () => {
      const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : ''
      process.stdout.write(
        `${this.#triedTwice.join('')}${this.#passed} passed, ${this.#failed} failed${skipped}\n`,
      )
    })
  }
}

function secondTry(test: TestCase, stack = ''): string {
  const own = stack.split('\n').filter((line) => !line.includes('node_modules'))
  return `passed only on its second try: ${test.module.relativeModuleId} > ${test.fullName}\n${own.join('\n')}\n`
}
