import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button, Heading } from 'react-aria-components'
import { useLazyLoadQuery } from 'react-relay'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { contenuDe, type Definition, type RequeteEditeur } from './definition.ts'
import classes from './Editeur.module.css'
import { FormulaireEditeur } from './FormulaireEditeur.tsx'
import { PanneauEditeur } from './PanneauEditeur.tsx'
import type { EditeurProps } from './props.ts'

interface EditeurDeProps extends EditeurProps {
  definition: Definition
}

/** Creates or edits one item, in a panel over its list. */
export function Editeur(props: EditeurDeProps) {
  const { definition, id, onClose } = props
  const [large, setLarge] = useState(false)
  // Kept here, above what is not mounted until its data has come.
  const [cle, setCle] = useState(() => Date.now())
  // Whoever closes the panel asks the form first, once there is one.
  const garde = useRef(onClose)
  const titre = id === null ? definition.titres.nouveau : definition.titres.modifier
  return (
    <PanneauEditeur large={large} onFermer={() => garde.current()}>
      <ErrorBoundary
        of={cle}
        fallback={
          <Attente titre={titre} texte="Cet élément n’a pas pu être lu." onClose={onClose}>
            <Button className="bouton bouton-serre" onPress={() => setCle(Date.now())}>
              Réessayer
            </Button>
          </Attente>
        }
      >
        <Suspense fallback={<Attente titre={titre} texte="Chargement…" onClose={onClose} />}>
          <Charge
            {...props}
            titre={titre}
            cle={cle}
            large={large}
            onLarge={setLarge}
            onGarde={(demander) => {
              garde.current = demander
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </PanneauEditeur>
  )
}

interface ChargeProps extends EditeurDeProps {
  /** One a visit and try: what is edited is read anew each time. */
  cle: number
  titre: string
  large: boolean
  onLarge(large: boolean): void
  onGarde(demander: () => void): void
}

function Charge(props: ChargeProps) {
  const { definition, id, titre, cle, onClose } = props
  const { node, viewer, options } = useLazyLoadQuery<RequeteEditeur>(
    definition.query,
    { id: id ?? '', nouveau: id === null },
    { fetchPolicy: 'network-only', fetchKey: cle },
  )
  // Only as it was when it was opened: what changes meanwhile is the next save's business.
  const [contenu] = useState(() => contenuDe(definition, node))
  if ((id !== null && contenu?.['id'] !== id) || !viewer)
    return <Attente titre={titre} texte="Cet élément n’existe pas ou n’existe plus." onClose={onClose} />
  return (
    <FormulaireEditeur
      {...props}
      contenu={contenu}
      compte={viewer.id}
      options={(nom) => options?.[nom]?.edges.map(({ node: option }) => option) ?? []}
    />
  )
}

interface AttenteProps {
  titre: string
  texte: string
  onClose(): void
  /** What else can be done about it. */
  children?: ReactNode
}

function Attente({ titre, texte, onClose, children }: AttenteProps) {
  return (
    <div className={classes['attente']}>
      <Heading slot="title" className={classes['titre'] ?? ''}>
        {titre}
      </Heading>
      <p role="status">{texte}</p>
      <div className={classes['actes']}>
        {children}
        <Button className="bouton bouton-serre bouton-leger" onPress={onClose}>
          Fermer
        </Button>
      </div>
    </div>
  )
}
