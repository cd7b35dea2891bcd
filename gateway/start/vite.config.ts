import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import external from './external.json' with { type: 'json' }

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * The program that `npm start` runs, as JavaScript: what is read at each start is one file instead of two thousand. What a
 * start needs only now and then is a file of its own. Packages with binaries, or that find their own files, stay
 * outside: `external.json` names them, for the image as well.
 */
export default defineConfig({
  root: path('../..'),
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    // Yoga compares its own with it, and looking at it alone has Node compile all of `fetch`.
    'globalThis.Request': 'undefined',
  },
  resolve: { alias: { postcss: path('noStyles.ts') } },
  ssr: {
    noExternal: true,
    external,
  },
  build: {
    ssr: true,
    outDir: process.env.BUILD_FOLDER ?? path('../../web/dist/dev/program'),
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: path('main.ts'),
        account: path('../commands/account.ts'),
        journal: path('../commands/journal.ts'),
        doctor: path('../commands/doctor.ts'),
        backup: path('../commands/backup.ts'),
        restore: path('../commands/restore.ts'),
        transfer: path('../commands/transfer.ts'),
        backupProcess: path('../backup/process.ts'),
        drawingProcess: path('../drawing/process.ts'),
        uploadsProcess: path('../uploads/process.ts'),
        readingThread: path('../reading/thread.ts'),
      },
      // All beside each other, since one starts others by where it lies itself (worker.ts).
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
