import '../start/umask.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { startError } from '../../db/connection/startError.ts'
import { type Config, readConfig } from '../config.ts'
import { examinations } from '../doctor/doctor.ts'
import { type Finding, findingsOf, ok, wrong } from '../doctor/finding.ts'
import { count } from './count.ts'

/* `npm run doctor`: what is wrong with this installation, in sentences; ends with 0 only where nothing is. */

const mostMs = 30_000

const marks: Readonly<Record<Finding['level'], string>> = { ok: '✓', note: '·', wrong: '✗' }

async function run(): Promise<number> {
  const { config, findings } = configuration()
  tell('Configuration', findings)
  const all = [...findings]
  for (const [name, look] of Object.entries(config ? examinations(config) : {})) {
    const more = await Promise.race([findingsOf(look), late()])
    tell(name, more)
    all.push(...more)
  }
  return all.filter(({ level }) => level === 'wrong').length
}

/** What waits for ever, as some folders and servers do, keeps nobody from the rest. */
async function late(): Promise<Finding[]> {
  await sleep(mostMs, undefined, { ref: false })
  return [wrong(`Pas de réponse en ${mostMs / 1000}\u00a0secondes.`)]
}

function configuration(): { config?: Config; findings: Finding[] } {
  try {
    return { config: readConfig(process.env), findings: [ok('Les variables d’environnement sont bonnes.')] }
  } catch (error) {
    const { message } = startError(error, (why) => why)
    return { findings: message.split('\n').map(wrong) }
  }
}

function tell(name: string, findings: readonly Finding[]): void {
  if (findings.length > 0) console.log(name)
  for (const { level, text } of findings) console.log(`  ${marks[level]} ${text}`)
}

run().then(
  (faults) => {
    console.log(
      faults === 0 ? '\nTout va bien.' : `\n${count(faults, 'point est', 'points sont')} à corriger.`,
    )
    // A look that was given up may go on.
    process.exit(faults === 0 ? 0 : 1)
  },
  (error: unknown) => {
    console.error(startError(error, (why) => `L’examen a échoué (${why}).`).message)
    process.exitCode = 1
  },
)
