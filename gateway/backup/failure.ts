import { outageOf, outageOfFile } from '../../db/connection/outage.ts'
import { startError, StartError } from '../../db/connection/startError.ts'

/** What keeps a backup from being made, checked or restored, where this folder is written. */
export function backupFailure(error: unknown, folder: string): StartError {
  if (error instanceof StartError) return error
  const { outage, sentence } = outageOf(outageOfFile(error)) ?? {}
  if (sentence !== undefined) return new StartError(sentence, { cause: error })
  if (outage === 'full')
    return new StartError(`Il n’y a pas assez de place dans ${folder}\u00a0: libérez-en, puis recommencez.`)
  if (outage === 'readonly')
    return new StartError(`Rien ne peut être écrit dans ${folder}\u00a0: vérifiez ses droits.`)
  if (outage === 'damaged')
    return new StartError(
      `Le disque ou la base de données est abîmé (${error instanceof Error ? error.message : ''})\u00a0: vérifiez le disque, et rétablissez une sauvegarde plus ancienne.`,
    )
  return startError(error, (why) => `La sauvegarde a échoué (${why}).`)
}
