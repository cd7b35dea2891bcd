import { lazy, type ComponentType } from 'react'
import type { SitePartName } from './parts.ts'

const parts: Readonly<Record<SitePartName, ComponentType>> = {
  textes: lazy(() => import('./textes/Textes.tsx')),
  adresses: lazy(() => import('./adresses/Adresses.tsx')),
  accessibilite: lazy(() => import('./accessibilite/Accessibilite.tsx')),
  pages: lazy(() => import('./ordre/PagesEtMenu.tsx')),
}

/** A part of the page « Site »; its code comes when it is opened. */
export default function SitePart({ partie }: { partie: SitePartName }) {
  const Part = parts[partie]
  return <Part />
}
