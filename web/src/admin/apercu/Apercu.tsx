import { lazy, type ReactNode, useCallback, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { createBrowserEnvironment } from '../../relay/environment.ts'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { usePicturePreview } from '../editeur/photo/usePicturePreview.ts'
import { photoOf } from '../editeur/definition/fieldValue.ts'
import { signedInAgain } from '../session/signedInAgain.ts'
import { SaidContext, type SaidOfPage } from '../../router/response.ts'
import { Cadre } from './cadre/Cadre.tsx'
import { TextesDePage } from './cadre/TextesDePage.tsx'
import { writeRecord, type Attach, type TypedItem } from './writeRecord.ts'

const Partage = lazy(() => import('./Partage.tsx'))

interface ApercuDeProps extends ApercuProps {
  type: string
  /** Name of the page in the catalogue of texts. */
  page: string
  /** The place where the page reads the item, beside its own record. */
  attacher: Attach
  /** The page; `writeTyped` writes what is typed into the store that it reads, once it has what the server knows. */
  children(writeTyped: () => void): ReactNode
}

/** A public page with what is typed, in a store of its own. */
export function Apercu(props: ApercuDeProps) {
  return <Neuf key={props.id} {...props} />
}

function Neuf({ type, page, id, champs, valeurs, options, attacher, children }: ApercuDeProps) {
  // The first picture is the one that pages show, the second goes with links to them.
  const [photo = '', partage = ''] = Object.keys(champs).filter((nom) => champs[nom]?.kind === 'photo')
  const previews = {
    [photo]: usePicturePreview(photoOf(valeurs[photo]).fichier),
    [partage]: usePicturePreview(photoOf(valeurs[partage]).fichier),
  }
  const [said, setSaid] = useState<SaidOfPage | null>(null)
  const hear = useCallback(
    (heard: SaidOfPage) =>
      setSaid((before) => (JSON.stringify(before) === JSON.stringify(heard) ? before : heard)),
    [],
  )
  const saisi: TypedItem = {
    type,
    id,
    champs,
    valeurs,
    previewOf: (nom) => previews[nom] ?? null,
    labelOf: (nom, choisi) => options(nom).find((option) => option.id === choisi)?.label ?? '',
  }
  const [environment] = useState(() => createPreview(saisi, attacher))
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Cadre
        titre="Aperçu de la page"
        partage={said && ((largeur) => <Partage said={said} largeur={largeur} />)}
      >
        <SaidContext value={hear}>
          <TextesDePage page={page}>{children(() => writeRecord(environment, saisi, attacher))}</TextesDePage>
        </SaidContext>
      </Cadre>
    </RelayEnvironmentProvider>
  )
}

/** A new item is there from the start: no server has it. */
function createPreview(saisi: TypedItem, attacher: Attach): Environment {
  const environment = createBrowserEnvironment('admin', {}, signedInAgain)
  if (saisi.id === null) writeRecord(environment, saisi, attacher)
  return environment
}
