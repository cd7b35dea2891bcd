import { type ComponentProps, lazy, useEffect, useRef, useState } from 'react'
import type { EditeurQuery } from '../../__generated__/EditeurQuery.graphql.ts'
import request from '../../__generated__/EditeurQuery$parameters.ts'
import { Preload } from '../../relay/Preload.tsx'
import { usePageLocation } from '../../router/location.ts'
import { backTo } from '../../router/steps.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { Panne } from '../../ui/Panne.tsx'
import { rowId } from '../choix/useSelection.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import type { AfterSave } from '../editeur/definition/props.ts'
import { globalId, databaseIdIn } from '../globalId.ts'
import { announceSaved, dismissSaved } from '../messages/announcements.ts'
import { isFull, useList } from './listContext.ts'
import { editorShut, hrefWith, listFilterOf } from './filtres/listFilter.ts'
import type { Item } from './listContext.ts'
import { type ActSubject, useActs } from './actes/useActs.ts'

const Editeur = lazy(async () => ({ default: (await import('../editeur/Editeur.tsx')).Editeur }))

interface EditeurOuvertProps {
  /** What the list shows. */
  items: readonly (Item & { readonly status: boolean })[]
}

/** The editor, where the address asks for it: `?creer`, or `?modifier=` with the number of an item. */
export function EditeurOuvert({ items }: EditeurOuvertProps) {
  const { contentType, connectionId, stats } = useList()
  const acts = useActs()
  const peutPublier = !isFull(stats)
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const { tri } = listFilterOf(params, contentType.tris[0])
  const adresse = globalId(contentType.type, params.get('modifier'))
  const ouvert = adresse !== null || params.has('creer')
  // What is made here keeps the form that made it, although the address names it from then on.
  const [created, setCreated] = useState<string | null>(null)
  const visite = adresse === created ? null : adresse
  const isClosed = useRef(false)

  useEffect(() => {
    if (ouvert) return
    isClosed.current = false
    setCreated(null)
    // It may be far down: what was just made is where one goes on.
    if (created) document.getElementById(rowId(created))?.querySelector('a')?.focus()
  }, [ouvert, created])

  // The notice of the last save goes with the next form, and with the list.
  useEffect(() => {
    if (ouvert) dismissSaved()
  }, [ouvert, visite])
  useEffect(() => dismissSaved, [])

  function onSaved(sujet: ActSubject, { isNew, closes, publishes, isDraft }: AfterSave): void {
    if (isNew) {
      setCreated(sujet.id)
      navigate(hrefWith(search, { creer: null, modifier: databaseIdIn(sujet.id) }), { replace: true })
    }
    if (publishes) void acts.mettreEnLigne(sujet)
    else if (isNew) acts.direHorsLigne(sujet, 'est enregistré, encore hors ligne.')
    else if (closes && isDraft)
      announceSaved(`Le brouillon de «\u00a0${sujet.libelle}\u00a0» est enregistré.`)
    else if (closes) announceSaved(`«\u00a0${sujet.libelle}\u00a0» est enregistré.`)
  }

  function close(): void {
    if (isClosed.current) return
    isClosed.current = true
    backTo(hrefWith(search, editorShut), navigate)
  }

  if (!ouvert) return null
  return (
    <Visite
      key={visite}
      definition={contentType}
      id={adresse}
      newRowIn={
        tri === 'recents'
          ? { isNewRow: true, prepend: [connectionId], append: [] }
          : { isNewRow: true, prepend: [], append: [connectionId] }
      }
      isOnline={items.find((item) => item.id === adresse)?.status}
      canPublish={peutPublier}
      onSaved={onSaved}
      onDuplicate={(sujet) => void acts.duplicate(sujet)}
      onClose={close}
    />
  )
}

type VisiteProps = Omit<ComponentProps<typeof Editeur>, 'preloaded' | 'onReload'> & {
  /** Global id of the item to edit; null makes a new one. */
  id: string | null
}

/** An item is asked for as soon as its editor opens, and again at each try. */
function Visite({ id, ...props }: VisiteProps) {
  return (
    <Preload request={request} variables={variablesOf(id, props.definition)}>
      {(preloaded, reload) => (
        <QueryBoundary failed={<Panne />}>
          <Editeur {...props} preloaded={preloaded} onReload={reload} />
        </QueryBoundary>
      )}
    </Preload>
  )
}

function variablesOf(id: string | null, { choix, autreChoix }: Definition): EditeurQuery['variables'] {
  return {
    id: id ?? '',
    nouveau: id === null,
    choisit: choix !== undefined,
    // Any will do where nothing is chosen.
    parmi: choix?.type ?? 'FAQ',
    order: choix?.order,
    status: choix?.status,
    choisitEncore: autreChoix !== undefined,
    autres: autreChoix?.type ?? 'FAQ',
    autreOrdre: autreChoix?.order,
  }
}
