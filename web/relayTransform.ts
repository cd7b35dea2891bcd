import type { Plugin } from 'vite'

const tag = /\bgraphql`\s*(?:#[^\n]*\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g

/** Turns each graphql`` tag into an import of the artifact that relay-compiler wrote for it. */
export function relayTransform(): Plugin {
  return {
    name: 'relay-transform',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'graphql`' },
      handler(code) {
        const imports: string[] = []
        const replaced = code.replace(tag, (text, name: string) => {
          imports.push(`import ${name}$artifact from './__generated__/${name}.graphql.ts'`)
          // Line breaks stay, so that positions in errors stay right without a source map.
          return `${name}$artifact${text.replace(/[^\n]/g, '')}`
        })
        return { code: `${replaced}\n${imports.join('\n')}\n`, map: null }
      },
    },
  }
}
