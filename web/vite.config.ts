import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { coteDIvoire } from './coteDIvoire.ts'
import { placesOfArtifacts, relayProviders, relayTransform } from './relayTransform.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
/** The folder where gateway/start/prepare.mjs wants the build. */
const folder = process.env.BUILD_FOLDER ?? path('dist/dev')
const manifestFile = join(folder, 'client', '.vite', 'manifest.json')

/** Gives the server entry the client's manifest; in development there is none, and none is needed. */
function clientManifest(): Plugin {
  return {
    name: 'client-manifest',
    resolveId: (id) => (id === 'virtual:client-manifest' ? '\0client-manifest' : undefined),
    load(id) {
      if (id !== '\0client-manifest') return undefined
      const built = this.environment.mode === 'build' && existsSync(manifestFile)
      return `export default ${built ? readFileSync(manifestFile, 'utf8') : '{}'}`
    },
  }
}

const asyncHooks = '\0async-hooks'

/**
 * React keeps in Node’s AsyncLocalStorage what none of our components ask it for; once that is used, each promise of the
 * whole process costs more, those of the API as well. Its build for browsers does without.
 */
function withoutAsyncHooks(): Plugin {
  return {
    name: 'without-async-hooks',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === 'async_hooks' ? asyncHooks : undefined),
    load: (id) =>
      id === asyncHooks
        ? 'export class AsyncLocalStorage { run(_store, work, ...args) { return work(...args) } getStore() {} }'
        : undefined,
  }
}

/** A call of the catalogue of texts, up to its first argument: what the text is called for staff. */
const calledText = /\b((?:label|line|paragraph|rich)\(\s*)'(?:[^'\\]|\\.)*'/g

/** Visitors’ browsers need a text itself, and not what staff call it: a tenth of the catalogue’s bytes. */
function textsWithoutLabels(): Plugin {
  return {
    name: 'texts-without-labels',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      id.includes('/schema/texts/catalogue/') ? code.replace(calledText, "$1''") : undefined,
  }
}

/** React Aria has its words in thirty-five languages; those of the back office alone are asked for. */
function frenchAlone(): Plugin {
  return {
    name: 'french-alone',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/intlStrings.mjs')) return undefined
      const [, french] = /"([^"]*\/fr-FR\.mjs)"/.exec(code) ?? []
      return french && { code: `import words from "${french}"\nexport default { 'fr-FR': words }`, map: null }
    },
  }
}

/**
 * What all share, what the pages of the site share, what those with a form share, and what the home page has: each comes
 * as one script and one style sheet. On a slow line a file costs a round trip, and left alone the previews of the back
 * office would make thirty. The modules of the pages themselves stay out, so that the manifest names each.
 */
const sharedChunks: Record<string, RegExp[]> = {
  react: [
    /\/node_modules\/(?:react|react-dom|scheduler|react-relay|relay-runtime|fbjs|@babel\/runtime|regexparam)\//,
  ],
  // The country comes with the pages that draw it, all places of work on it with those that show them; the town of the office
  // stays with the page of its address.
  carte: [/\/web\/src\/(?:site\/(?:carte\/FondCarte|Localisation)[._]|lieux\/carte\.ts)|virtual:carte\/pays/],
  plan: [/\/web\/src\/site\/carte\/|virtual:carte\/abidjan/],
  // Colours and contours as text are for pictures alone, which the back office draws as well; what sends files comes with files.
  commun: [
    /\/web\/src\/(?:App\.tsx|(?:ui(?:\/styles)?|router|relay|lieux|texts)\/(?!colours\.|fileSize\.|useHash\.|upload\.|resumableUpload\.|largeFiles\.)[^/?]+)$/,
    /\/schema\/(?:texts\/(?:text|catalogue\/commun)|horaires\/heures|content\/fields\/adresse)\.ts$/,
  ],
  site: [
    /\/web\/src\/site\/.*\$parameters\.ts$/,
    /\/web\/src\/site\/(?:annonce\/|apercu\/|entete\/|pied\/)?[^/]+$/,
    /\/web\/src\/site\/horaires\/(?:Ouverture|formatHeure|heures|openingHours|useMinute)[._]/,
    /\/web\/src\/site\/projet\/(?:OngletsProjets|Planches?|categoryOrder)[._]/,
    /\/web\/src\/site\/(?:contact\/whatsAppHref|legal\/papersOf|references\/pagination)[._]/,
    /\/schema\/(?:texts\/catalogue\/projets|horaires\/(?:openingHours|readLine))\.ts$/,
  ],
  galerie: [
    /\/schema\/texts\/catalogue\/projet\.ts$/,
    /\/web\/src\/site\/galerie\/(?:Galerie|AvantApres|LienPlanche|PlanchesAgrandies|Proche|planches|groupes)[._]/,
  ],
  // Left alone they would be five files, cut as the lazy parts of the back office happen to share them.
  aria: [
    /\/node_modules\/react-aria\/.*\/(?:FocusScope|PressResponder|VisuallyHidden|ariaHideOutside|useResizeObserver)\./,
  ],
  formulaire: [
    /\/schema\/texts\/catalogue\/formulaires\.ts$/,
    /\/web\/src\/(?:site\/ecrire|ui\/formulaire)\//,
  ],
  accueil: [
    /\/schema\/texts\/catalogue\/accueil\.ts$/,
    /\/web\/src\/site\/accueil\/(?!AccueilPage\.)/,
    /\/web\/src\/site\/equipe\/Portrait[._]/,
  ],
}
/** What the entry of the site needs before all that. */
const early = /\/(?:styles\.ts|(?:polices|jetons|socle|impression)\.css|reload\.ts|snapshot\.ts)$/

const placeOf = placesOfArtifacts()

export default defineConfig(({ command }) => ({
  root: path('.'),
  appType: 'custom',
  publicDir: false,
  plugins: [
    relayTransform(),
    relayProviders(),
    textsWithoutLabels(),
    react(),
    coteDIvoire(),
    clientManifest(),
    withoutAsyncHooks(),
    frenchAlone(),
  ],
  resolve: {
    // The hooks alone, without Relay's older containers: 7 kB less in what is built.
    alias: command === 'build' ? [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] : [],
  },
  build: {
    target: 'es2022',
    // Fonts and drawings stay files: the content security policy has no data: for fonts.
    assetsInlineLimit: 0,
    // All browsers that the site works in know `modulepreload`.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: join(folder, 'client'),
        manifest: true,
        rollupOptions: {
          input: ['index.html', 'admin.html'].map((name) => path(name)),
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: Object.entries(sharedChunks).map(([name, tests]) => ({
                name,
                test: (id: string) => !early.test(id) && tests.some((test) => test.test(placeOf(id))),
              })),
            },
          },
        },
      },
    },
    ssr: {
      // Built whole, because Node cannot import names from Relay's CommonJS.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: join(folder, 'server'),
        emitAssets: false,
        rollupOptions: { input: path('src/entry-server.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
