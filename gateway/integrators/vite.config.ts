import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { graphiqlPage } from './graphiqlPage.ts'
import { guidePage } from './guide/guidePage.ts'

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

const base = '/api/'

/** What integrators get from here: the pages that show both APIs, and rest-compat's client as one module. */
export default defineConfig({
  root: path('.'),
  base,
  plugins: [graphiqlPage(base), guidePage()],
  publicDir: false,
  build: {
    outDir: join(process.env.BUILD_FOLDER ?? path('../../web/dist/dev'), 'api'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    // Swagger UI comes as one file of that size.
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      input: {
        docs: path('docs.html'),
        guide: path('guide/fr.html'),
        guideInEnglish: path('guide/en.html'),
        client: path('../../rest-compat/client/client.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'client' ? 'client.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
