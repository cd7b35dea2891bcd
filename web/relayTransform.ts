import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const tag = /\bgraphql`\s*(?:#[^\n]*\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g
const refetched = /@refetchable\(queryName: "(\w+)"/g
const source = fileURLToPath(new URL('src/', import.meta.url))
/** `artifactDirectory` in relay.config.json. */
const artifacts = join(source, '__generated__')

/** Turns each graphql`` tag into an import of the artifact that relay-compiler wrote for it. */
export function relayTransform(): Plugin {
  return {
    name: 'relay-transform',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'graphql`' },
      handler(code, id) {
        const folder = relative(dirname(id), artifacts)
        const imports: string[] = []
        const replaced = code.replace(tag, (text, name: string) => {
          imports.push(`import ${name}$artifact from './${folder}/${name}.graphql.ts'`)
          // Line breaks stay, so that positions in errors stay right without a source map.
          return `${name}$artifact${text.replace(/[^\n]/g, '')}`
        })
        return { code: `${replaced}\n${imports.join('\n')}\n`, map: null }
      },
    },
  }
}

/**
 * Imports the providers of variables into the `$parameters` artifacts, which relay-compiler writes without them; the
 * artifact of the whole operation has them.
 */
export function relayProviders(): Plugin {
  return {
    name: 'relay-providers',
    enforce: 'pre',
    transform: {
      filter: { id: /\$parameters\.ts$/, code: 'providedVariables' },
      handler(code, id) {
        const whole = readFileSync(id.replace('$parameters.ts', '.graphql.ts'), 'utf8')
        const imports = whole.match(/^import \w+_provider from .+$/gm)
        if (!imports) throw new Error(`${id} names providers that its operation does not import.`)
        return { code: `${code}\n${imports.join('\n')}\n`, map: null }
      },
    },
  }
}

/** A file’s path; an artifact’s is the one that it would have beside the module whose document it is. */
export function placesOfArtifacts(): (id: string) => string {
  const folders = new Map<string, string>()
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = join(source, name)
    const text = readFileSync(file, 'utf8')
    for (const [, document] of [...text.matchAll(tag), ...text.matchAll(refetched)]) {
      if (document) folders.set(document, dirname(file))
    }
  }
  return (id) => {
    if (dirname(id) !== artifacts) return id
    const name = basename(id)
    return join(folders.get(name.split(/[.$]/, 1)[0] ?? '') ?? artifacts, name)
  }
}
