import type { Reporter, TestCase } from 'vitest/node'

/** Ends the run with one line for whoever reads only that: `N passed, N failed`. */
export class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0
  #skipped = 0

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'passed') this.#passed++
    if (state === 'failed') this.#failed++
    if (state === 'skipped') this.#skipped++
  }

  /** A file that fails before its tests start, or an error beside them, fails the run as well. */
  onTestRunEnd(files: ReadonlyArray<{ errors(): unknown[] }>, errors: ReadonlyArray<unknown>): void {
    this.#failed += files.filter((file) => file.errors().length > 0).length + errors.length
    // After the other reporters' last word.
    process.once('exit', () => {
      const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : ''
      process.stdout.write(`${this.#passed} passed, ${this.#failed} failed${skipped}\n`)
    })
  }
}
