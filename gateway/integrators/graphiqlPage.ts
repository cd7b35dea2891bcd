import { createHash } from 'node:crypto'
import * as graphiql from '@graphql-yoga/render-graphiql/graphiql'
import type { Plugin } from 'vite'

const options = {
  title: 'GraphiQL',
  defaultQuery: '{\n  site {\n    entreprise {\n      nom\n      horaire\n    }\n  }\n}\n',
  // An administrator who is signed in may try writes: see security/csrf.ts.
  additionalHeaders: { 'X-Requested-With': 'XMLHttpRequest' },
}

/** The links stand above it. */
const layout = `
body > nav { box-sizing: border-box; height: 2rem; padding: 0 1rem; font: 0.875rem/2rem sans-serif }
#root .graphiql-container { height: calc(100vh - 2rem); width: 100% }
`

/**
 * GraphiQL as Yoga packs it, written to files: as it comes it is one page of nine megabytes with its scripts inside,
 * which no cache keeps and our content security policy forbids.
 */
export function graphiqlPage(base: string): Plugin {
  return {
    name: 'graphiql-page',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, source: string, extension = 'js') => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/${name}-${hash}.${extension}`
        this.emitFile({ type: 'asset', fileName, source })
        return base + fileName
      }
      const workers = {
        editorWorkerService: emit('graphiql-editor', graphiql.editorWorkerService),
        json: emit('graphiql-json', graphiql.jsonWorker),
        graphql: emit('graphiql-graphql', graphiql.graphqlWorker),
      }
      const start = [
        `const workers = ${JSON.stringify(workers)}`,
        'self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_id, label) => workers[label] }',
        `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)})`,
      ].join('\n')
      const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${options.title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${emit('graphiql', graphiql.css + layout, 'css')}">
    <script defer src="${emit('graphiql', graphiql.js)}"></script>
    <script defer src="${emit('graphiql-start', start)}"></script>
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>Cette page a besoin de JavaScript.</noscript>
    <nav>
      <a href="/api">Pour les programmes</a> · <a href="/api/docs">API REST</a> · <a href="/schema.graphql">Schéma</a> ·
      <a href="/api/client.js">Client JavaScript</a> · <a href="/api/client.d.ts">Ses types</a>
    </nav>
    <div id="root"></div>
  </body>
</html>
`
      this.emitFile({ type: 'asset', fileName: 'graphiql.html', source: page })
    },
  }
}
