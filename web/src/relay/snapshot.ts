import type { SubmittedForm } from '../router/submitted.ts'
import type { Records } from './environment.ts'

const elementId = 'donnees'

/** What the browser needs to take over the page that the server rendered. */
export interface Snapshot {
  origin: string
  records: Records
  /** The form that the page answers, if one. */
  submitted?: SubmittedForm | undefined
  /** Addresses of the code that takes over. */
  scripts: string[]
}

const escapes = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A data block: it never runs, and nothing in it can close it. */
export function snapshotBlock(snapshot: Snapshot): string {
  let json = JSON.stringify(snapshot)
  for (const [character, escape] of Object.entries(escapes)) json = json.replaceAll(character, escape)
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** The snapshot of this document; none on a page that was rendered without data. */
export function readSnapshot(): Snapshot | null {
  const element = document.getElementById(elementId)
  return element?.textContent ? JSON.parse(element.textContent) : null
}
