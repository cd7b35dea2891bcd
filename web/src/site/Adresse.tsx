import { Fragment } from 'react'
import type { Office } from '../lieux/bureau.ts'

/** The office's address, as on an envelope. */
export function Adresse({ bureau, className }: { bureau: Office; className?: string | undefined }) {
  return (
    <address className={className}>
      {bureau.lignes.map((ligne, rang) => (
        <Fragment key={rang}>
          {rang > 0 && <br />}
          {ligne}
        </Fragment>
      ))}
    </address>
  )
}
