import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { backTo } from '../../router/steps.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Panne } from '../../ui/Panne.tsx'
import { rangeeDe } from '../choix/useSelection.ts'
import type { SuiteEnregistre } from '../editeur/definition/props.ts'
import { globalId, numeroDans } from '../globalId.ts'
import { annoncerEnregistrement, taireEnregistrement } from '../messages/annonces.ts'
import { estComplet, useList } from './listContext.ts'
import { adresseAvec } from './filtres/filtre.ts'
import type { Item } from './Liste.tsx'
import { type Sujet, useActs } from './actes/useActs.ts'

const Editeur = lazy(async () => ({ default: (await import('../editeur/Editeur.tsx')).Editeur }))

interface EditeurOuvertProps {
  /** What the list shows. */
  items: readonly (Item & { readonly status: boolean })[]
}

/** The editor, where the address asks for it: `?creer`, or `?modifier=` with the number of an item. */
export function EditeurOuvert({ items }: EditeurOuvertProps) {
  const { genre, connexion, stats } = useList()
  const actes = useActs()
  const peutPublier = !estComplet(stats)
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const adresse = globalId(genre.type, params.get('modifier'))
  const ouvert = adresse !== null || params.has('creer')
  // What is made here keeps the form that made it, although the address names it from then on.
  const [cree, setCree] = useState<string | null>(null)
  const id = adresse === cree ? null : adresse
  const fermee = useRef(false)

  useEffect(() => {
    if (ouvert) return
    fermee.current = false
    setCree(null)
    // It may be far down: what was just made is where one goes on.
    if (cree) document.getElementById(rangeeDe(cree))?.querySelector('a')?.focus()
  }, [ouvert, cree])

  // Whoever goes on to another form, or leaves the list, has read what was said of the last one.
  useEffect(() => {
    if (ouvert) taireEnregistrement()
  }, [ouvert, id])
  useEffect(() => taireEnregistrement, [])

  function enregistre(sujet: Sujet, { nouveau, ferme, publier, brouillon }: SuiteEnregistre): void {
    if (nouveau) {
      setCree(sujet.id)
      navigate(adresseAvec(search, { creer: null, modifier: numeroDans(sujet.id) }), { replace: true })
    }
    if (publier) void actes.mettreEnLigne(sujet)
    else if (nouveau) actes.direHorsLigne(sujet, 'est enregistré, encore hors ligne.')
    else if (ferme && brouillon)
      annoncerEnregistrement(`Le brouillon de «\u00a0${sujet.libelle}\u00a0» est enregistré.`)
    else if (ferme) annoncerEnregistrement(`«\u00a0${sujet.libelle}\u00a0» est enregistré.`)
  }

  function fermer(): void {
    if (fermee.current) return
    fermee.current = true
    backTo(adresseAvec(search, { creer: null, modifier: null, champ: null, versions: null }), navigate)
  }

  if (!ouvert) return null
  return (
    <Visite
      key={id}
      definition={genre}
      id={id}
      connections={[connexion]}
      enLigne={items.find((item) => item.id === adresse)?.status}
      peutPublier={peutPublier}
      onEnregistre={enregistre}
      onClose={fermer}
    />
  )
}

/** What a visit is told by stays while its code and its data come: below, each turn of waiting would begin another visit. */
function Visite(props: Omit<ComponentProps<typeof Editeur>, 'cle' | 'onRelire'>) {
  const [cle, setCle] = useState(() => Date.now())
  return (
    <ErrorBoundary fallback={<Panne />}>
      <Suspense fallback={null}>
        <Editeur {...props} cle={cle} onRelire={() => setCle(Date.now())} />
      </Suspense>
    </ErrorBoundary>
  )
}
