import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button, Heading } from 'react-aria-components'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { EditeurQuery } from '../../__generated__/EditeurQuery.graphql.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { editLabel, newLabel } from '../wording.ts'
import { OptionContext, withNewOption } from './definition/newOption.ts'
import type { Definition, Option } from './definition/definition.ts'
import classes from './Editeur.module.css'
import { FormulaireEditeur } from './FormulaireEditeur.tsx'
import { PanneauEditeur } from './PanneauEditeur.tsx'
import { baseWithDraft } from './saving/sharedDraft.ts'
import type { EditeurProps } from './definition/props.ts'

interface EditeurDeProps extends EditeurProps {
  definition: Definition
}

/** Creates or edits one item, in a panel over its list. */
export function Editeur(props: EditeurDeProps) {
  const { preloaded, onReload, onClose } = props
  const definition = useMemo(() => withNewOption(props.definition), [props.definition])
  const [large, setLarge] = useState(false)
  // Closing the panel asks the form first, once there is one.
  const guard = useRef(onClose)
  const titre = preloaded.variables.nouveau ? newLabel(definition) : editLabel(definition)
  return (
    <PanneauEditeur large={large} onClose={() => guard.current()}>
      <QueryBoundary
        of={preloaded}
        failed={
          <Attente titre={titre} texte="Cet élément n’a pas pu être lu." onClose={onClose}>
            <Button className="bouton bouton-serre" onPress={onReload}>
              Réessayer
            </Button>
          </Attente>
        }
        waiting={<Attente titre={titre} texte="Chargement…" onClose={onClose} />}
      >
        <Charge
          key={preloaded.fetchKey}
          {...props}
          definition={definition}
          titre={titre}
          large={large}
          onWide={setLarge}
          onGuard={(ask) => {
            guard.current = ask
          }}
        />
      </QueryBoundary>
    </PanneauEditeur>
  )
}

const none: readonly Option[] = []

interface ChargeProps extends EditeurDeProps {
  titre: string
  large: boolean
  onWide(large: boolean): void
  onGuard(ask: () => void): void
}

function Charge(props: ChargeProps) {
  const { preloaded, definition, titre, onClose } = props
  const { id, nouveau } = preloaded.variables
  const { choix, autreChoix } = definition
  const { node, viewer, admin } = usePreloadedQuery<EditeurQuery>(
    graphql`
      query EditeurQuery(
        $id: ID!
        $nouveau: Boolean!
        $choisit: Boolean!
        $parmi: ContentName!
        $order: ContentOrder
        $status: Boolean
        $choisitEncore: Boolean!
        $autres: ContentName!
        $autreOrdre: ContentOrder
      ) @preloadable {
        node(id: $id) @skip(if: $nouveau) {
          ...item_content @alias(as: "item")
          ... on Content {
            ...sharedDraft_draft @alias(as: "draft")
            ...OutilsEditeur_content @alias(as: "outils")
            ...Prevu_content @alias(as: "prevu")
            status
            ...Relecture_content @alias(as: "relecture")
            lastEntry {
              ...journalEntry_entry
            }
          }
        }
        viewer {
          id
        }
        admin @include(if: $choisit) {
          contents(type: $parmi, order: $order, status: $status, first: 100) {
            edges {
              node {
                id
                label: libelle
                status
              }
            }
          }
          autres: contents(type: $autres, order: $autreOrdre, first: 100) @include(if: $choisitEncore) {
            edges {
              node {
                id
                label: libelle
                status
              }
            }
          }
        }
      }
    `,
    preloaded,
  )
  // The item as it was when it was opened: what changes meanwhile is the next save's business.
  const [base] = useState(() => node && baseWithDraft(definition, node))
  const [ajoutees, setAjoutees] = useState<readonly Option[]>([])
  const options = [...optionsOf(admin?.contents), ...ajoutees]
  const others = optionsOf(admin?.autres)
  if ((!nouveau && base?.element?.id !== id) || !viewer)
    return <Attente titre={titre} texte="Cet élément n’existe pas ou n’existe plus." onClose={onClose} />
  return (
    <OptionContext value={{ choix, addOption: (option) => setAjoutees((others) => [...others, option]) }}>
      <FormulaireEditeur
        {...props}
        base={base ?? null}
        estEnLigne={node?.status === true}
        compte={viewer.id}
        entree={node?.lastEntry ?? null}
        outils={node?.outils ?? null}
        prevu={node?.prevu ?? null}
        relecture={node?.relecture ?? null}
        options={(name) => (name === choix?.champ ? options : name === autreChoix?.champ ? others : none)}
      />
    </OptionContext>
  )
}

type Offered = NonNullable<EditeurQuery['response']['admin']>['contents']

function optionsOf(offered: Offered | null | undefined): Option[] {
  return (offered?.edges ?? []).map(({ node: { id, label, status } }) => ({ id, label, isOffline: !status }))
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
    <div className={classes.attente}>
      <Heading slot="title" className={classes.titre ?? ''}>
        {titre}
      </Heading>
      <p role="status">{texte}</p>
      <div className={classes.actes}>
        {children}
        <Button className="bouton bouton-serre bouton-leger" onPress={onClose}>
          Fermer
        </Button>
      </div>
    </div>
  )
}
