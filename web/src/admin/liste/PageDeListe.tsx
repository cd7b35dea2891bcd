import type { ReactNode } from 'react'

/** A content page: its name, and its lists. */
export function PageDeListe({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <>
      <title>{`${titre} – Administration`}</title>
      <h1>{titre}</h1>
      {children}
    </>
  )
}
