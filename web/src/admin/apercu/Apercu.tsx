import { type ReactNode, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { createBrowserEnvironment } from '../../relay/environment.ts'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import { usePicturePreview } from '../editeur/photo/usePicturePreview.ts'
import { photoDe } from '../editeur/definition/valeurs.ts'
import { signedInAgain } from '../session/signedInAgain.ts'
import { Cadre } from './Cadre.tsx'
import { ecrire, type Attacher, type Saisi } from './ecrire.ts'

interface ApercuDeProps extends ApercuProps {
  type: string
  /** Where the page reads the item, beside its own record. */
  attacher: Attacher
  /** The page; `poser` writes what is typed into the store that it reads, once it has what the server knows. */
  children(poser: () => void): ReactNode
}

/** A public page with what is typed, in a store of its own. */
export function Apercu(props: ApercuDeProps) {
  return <Neuf key={props.id} {...props} />
}

function Neuf({ type, id, champs, valeurs, options, attacher, children }: ApercuDeProps) {
  const photo = Object.keys(champs).find((nom) => champs[nom]?.genre === 'photo')
  const apercue = usePicturePreview(photoDe(valeurs[photo ?? '']).fichier)
  const saisi: Saisi = {
    type,
    id,
    champs,
    valeurs,
    apercue,
    nommer: (nom, choisi) => options(nom).find((option) => option.id === choisi)?.label ?? '',
  }
  const [environment] = useState(() => commencer(saisi, attacher))
  return (
    <Cadre titre="Aperçu de la page">
      <RelayEnvironmentProvider environment={environment}>
        {children(() => ecrire(environment, saisi, attacher))}
      </RelayEnvironmentProvider>
    </Cadre>
  )
}

/** A new item is there from the start: no server has it. */
function commencer(saisi: Saisi, attacher: Attacher): Environment {
  const environment = createBrowserEnvironment('admin', {}, signedInAgain)
  if (saisi.id === null) ecrire(environment, saisi, attacher)
  return environment
}
