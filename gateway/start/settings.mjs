// Plain JavaScript without a dependency, like start.mjs, which calls it.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Takes `--env FILE` out of a command's arguments and the settings of that file into the environment, as systemd does for the
 * service: each command then speaks of the same site. What is set already stays. Throws a sentence where that cannot be done.
 */
export function takeSettings(args, environment = process.env) {
  const at = args.findIndex((arg) => arg === '--env' || arg.startsWith('--env='))
  if (at < 0) return args
  const isApart = args[at] === '--env'
  const name = isApart ? args[at + 1] : args[at].slice('--env='.length)
  if (!name) throw new Error('--env attend un fichier de réglages, tel que /etc/geometre.env.')
  const file = resolve(environment.INIT_CWD ?? '.', name)
  for (const [key, value] of Object.entries(settingsIn(textOf(file), file))) environment[key] ??= value
  return [...args.slice(0, at), ...args.slice(at + (isApart ? 2 : 1))]
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`Les réglages ${file} ne peuvent pas être lus (${error.code}).`, { cause: error })
  }
}

/** What a file of settings holds, by the rules of systemd’s `EnvironmentFile`; Node’s own ends a value at each `#`. */
export function settingsIn(text, file) {
  const settings = {}
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:[#;]|$)/.test(line)) continue
    const [, key, value] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? []
    const plain = value === undefined ? undefined : unquoted(value.trim())
    if (plain === undefined)
      throw new Error(`${file}, ligne ${index + 1}\u00a0: ce n’est pas NOM=valeur, ou un guillemet manque.`)
    settings[key] = plain
  }
  return settings
}

/** `'…'` as it stands; `"…"` and bare text without the backslashes before what these protect. Undefined: not closed. */
function unquoted(value) {
  const quote = value[0]
  if (quote !== "'" && quote !== '"') return value.replace(/\\(.)/g, '$1')
  if (value.length < 2 || !value.endsWith(quote)) return undefined
  const inside = value.slice(1, -1)
  if (quote === "'") return inside.includes(quote) ? undefined : inside
  return /^(?:[^"\\]|\\.)*$/.test(inside) ? inside.replace(/\\(["\\`$])/g, '$1') : undefined
}
