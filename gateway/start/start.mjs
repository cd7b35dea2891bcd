// One door for every script that must work in a fresh clone: install, build, then run the program itself.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  build,
  buildForIntegrators,
  buildProgram,
  install,
  nativeEnvironment,
  root,
  stop,
} from './prepare.mjs'
import { takeSettings } from './settings.mjs'

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'gateway/vitest.config.ts']
const node = ['--import', 'tsx']

const commands = {
  start() {
    install({ dev: false })
    build()
    run([join(buildProgram(), 'main.js')], { NODE_ENV: 'production' })
  },
  dev() {
    install({ dev: true })
    buildForIntegrators()
    run(['--watch', '--watch-preserve-output', ...node, 'gateway/start/dev.ts'], { NODE_ENV: 'development' })
  },
  build() {
    install({ dev: false })
    build({ force: true })
    buildProgram()
  },
  // What the tests need built, whoever starts them; its last line is where the program lies. It installs nothing under
  // a running process.
  prepare() {
    build()
    console.log(buildProgram())
  },
  test() {
    install({ dev: true })
    run([...vitest, ...rest], rest.length === 0 ? { TEST_SHORT: '1' } : {})
  },
  'test:long'() {
    install({ dev: true })
    run([...vitest, ...rest], { TEST_LONG: '1' })
  },
  account: () => runProgram('account'),
  journal: () => runProgram('journal'),
  doctor: () => runProgram('doctor'),
  backup: () => runProgram('backup'),
  restore: () => runProgram('restore'),
  transfer: () => runProgram('transfer'),
  bench() {
    install({ dev: true })
    build()
    run([...node, 'gateway/lab/bench/main.ts', ...rest], {
      NODE_ENV: 'production',
      TEST_PROGRAM: buildProgram(),
    })
  },
}

const [name = 'start', ...rest] = withSettings(process.argv.slice(2))
const command = commands[name]
if (!command)
  stop(`Commande inconnue\u00a0: «\u00a0${name}\u00a0». Connues\u00a0: ${Object.keys(commands).join(', ')}.`)
command()

function withSettings(args) {
  try {
    return takeSettings(args)
  } catch (error) {
    return stop(error.message)
  }
}

/** Runs a part of the program that ends by itself. */
function runProgram(name) {
  install({ dev: false })
  run([join(buildProgram(), `${name}.js`), ...rest])
}

/** Runs Node until it ends, hands signals on to it, and ends as it did. */
function run(args, environment = {}) {
  const env = { ...nativeEnvironment, ...process.env, ...environment }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? { SIGHUP: 129, SIGINT: 130 }[signal] ?? 143
  })
}
