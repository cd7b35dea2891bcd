import { Suspense } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Panne } from '../../ui/Panne.tsx'
import { globalId } from '../globalId.ts'
import { useListe } from './contexte.ts'
import { adresseAvec } from './filtre.ts'

/** The editor, where the address asks for it: `?creer`, or `?modifier=` with the number of an item. */
export function EditeurOuvert() {
  const { genre, connexion } = useListe()
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const id = globalId(genre.typename, params.get('modifier'))
  if (id === null && !params.has('creer')) return null
  const { Editeur } = genre
  return (
    <ErrorBoundary key={id} fallback={<Panne />}>
      <Suspense fallback={null}>
        <Editeur
          key={id}
          id={id}
          connections={[connexion]}
          onClose={() => navigate(adresseAvec(search, { creer: null, modifier: null }), { replace: true })}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
