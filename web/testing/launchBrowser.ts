import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { runResource } from '../../db/testing/runResource.ts'

// A page lives for a second or two: to compile its code for speed takes longer than the code itself. Nobody looks at what is drawn
// of it, so no memory is given for that. Pages of one context share a process.
const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-maglev --no-turbofan',
  '--force-gpu-mem-available-mb=0',
  '--renderer-process-limit=1',
] as const

/** The Chromium of the run, with these arguments besides. */
export async function launchBrowser(more: readonly string[] = [], options?: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    executablePath: await runResource('TEST_CHROMIUM'),
    env: { ...process.env, LD_LIBRARY_PATH: await runResource('TEST_CHROMIUM_LIBRARIES') },
    args: [...browserArguments, ...more],
    ...options,
  })
}
