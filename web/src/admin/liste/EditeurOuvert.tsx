import { Suspense } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Panne } from '../../ui/Panne.tsx'
import { useListe } from './contexte.ts'
import { adresseAvec } from './filtre.ts'

/** The editor, where the address asks for it: `?creer`, or `?modifier=` with the number of an item. */
export function EditeurOuvert() {
  const { genre, connexion } = useListe()
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const numero = /^[1-9]\d{0,8}$/.exec(params.get('modifier') ?? '')?.[0]
  if (numero === undefined && !params.has('creer')) return null
  const { Editeur } = genre
  // The address shows the plain number, which is part of the global id.
  const id = numero === undefined ? null : btoa(`${genre.typename}:${numero}`)
  return (
    <ErrorBoundary key={id} fallback={<Panne />}>
      <Suspense fallback={null}>
        <Editeur
          key={id}
          id={id}
          connections={[connexion]}
          onClose={() => navigate(adresseAvec(search, { creer: null, modifier: null }))}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
