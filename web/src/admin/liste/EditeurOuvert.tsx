import { Suspense, useEffect, useRef } from 'react'
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
  const ouvert = id !== null || params.has('creer')
  const etapes = useRef({ liste: false, fermee: false })

  // Where the list was seen first, the step before the editor is the list.
  useEffect(() => {
    if (!ouvert) etapes.current = { liste: true, fermee: false }
  }, [ouvert])

  function fermer(): void {
    const { liste, fermee } = etapes.current
    if (fermee) return
    etapes.current.fermee = true
    if (liste) history.back()
    else navigate(adresseAvec(search, { creer: null, modifier: null }), { replace: true })
  }

  if (!ouvert) return null
  const { Editeur } = genre
  return (
    <ErrorBoundary key={id} fallback={<Panne />}>
      <Suspense fallback={null}>
        <Editeur key={id} id={id} connections={[connexion]} onClose={fermer} />
      </Suspense>
    </ErrorBoundary>
  )
}
