import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { faultsOf, inOrder } from '../../../../../schema/horaires/faults.ts'
import { comingExceptions } from '../../../../../schema/horaires/calendrier.ts'
import { jours, type Heures } from '../../../../../schema/horaires/heures.ts'
import { lineOf } from '../../../../../schema/horaires/ligne.ts'

/** The days whose exceptions pages ask for. */
const prochains = 30

/** Writes hours by day as the server would give them, with the text that they make; while something is wrong, the hours of before stay. */
export function writeHeures(
  store: RecordSourceProxy,
  record: RecordProxy,
  name: string,
  heures: Heures | null,
): void {
  if (!heures) {
    record.setValue(null, name)
    return
  }
  if (faultsOf(heures).length > 0) return
  const sorted = inOrder(heures)
  const written = record.getOrCreateLinkedRecord(name, 'Heures')
  for (const jour of jours) written.setValue([...sorted[jour]], jour)
  const today = new Date().toISOString().slice(0, 10)
  const days = comingExceptions(sorted, today, prochains).map(({ du, au, plages, motif }) => {
    const id = `client:exception:${du}`
    return (store.get(id) ?? store.create(id, 'JoursExceptionnels'))
      .setValue(du, 'du')
      .setValue(au, 'au')
      .setValue([...plages], 'plages')
      .setValue(motif, 'motif')
  })
  written.setLinkedRecords(days, 'exceptions', { prochains })
  record.setValue(lineOf(sorted), 'horaire')
}
