import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Packages get graphql's CommonJS build from Node; our own imports must get the same instance.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  test: {
    include: ['{db,schema,gateway,rest-compat,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'web/dist/**'],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['gateway/testing/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
