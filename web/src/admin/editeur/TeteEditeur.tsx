import { useState } from 'react'
import { Button, Heading, ToggleButton } from 'react-aria-components'
import { announce } from '../messages/announcements.ts'
import { Prevu } from '../programmation/Prevu.tsx'
import { useNarrow } from '../ui/useNarrow.ts'
import classes from './Editeur.module.css'
import type { FormulaireEditeurProps } from './definition/props.ts'
import { type Outil, OutilsEditeur } from './OutilsEditeur.tsx'
import { PlusDeLaTete } from './PlusDeLaTete.tsx'
import type { useEditor } from './useEditor.ts'

type TeteEditeurProps = Pick<
  FormulaireEditeurProps,
  'definition' | 'titre' | 'base' | 'outils' | 'prevu' | 'large' | 'onWide' | 'onDuplicate'
> & {
  editor: ReturnType<typeof useEditor>
  /** The id of the form that the button saves. */
  formId: string
}

/** Tools in the order in which they stand. */
const outils: readonly { outil: Outil; nom: string }[] = [
  { outil: 'programmation', nom: 'Programmer…' },
  { outil: 'partage', nom: 'Partager l’aperçu…' },
]

/** What is edited, how far it is saved, and what can be done with all of it: one line of a phone, and all at once where there is room. */
export function TeteEditeur(props: TeteEditeurProps) {
  const { definition, titre, base, prevu, large, onWide, onDuplicate, editor, formId } = props
  const { typed, saving, draft, leaving, estEnLigne } = editor
  const isNarrow = useNarrow()
  const [open, setOpen] = useState<Outil | null>(null)
  const { keeping, publishing } = saveActs(editor)
  const common = {
    formId,
    isPending: saving.isSending || editor.isReviewing,
    isDisabled: draft.found !== null,
  }
  const tools = props.outils
    ? [
        ...outils.map(({ outil, nom }) => ({ nom, run: () => setOpen(outil) })),
        { nom: 'Dupliquer', run: duplicate },
      ]
    : []

  function duplicate(): void {
    const { element, libelle } = typed.base
    // Going on to the copy closes this form.
    if (typed.changed.length > 0 || typed.isUnfinished())
      announce('Enregistrez d’abord\u00a0: la copie reprend ce qui est enregistré.')
    else if (element && !common.isPending) onDuplicate({ id: element.id, libelle })
  }

  const subject = (
    <>
      <Heading slot="title" className={classes.titre ?? ''}>
        {titre}
      </Heading>
      <p role="status" className={classes.etat}>
        {stateText(editor) ?? (base && (estEnLigne ? 'En ligne' : 'Hors ligne'))}
      </p>
    </>
  )
  const dialog = props.outils && (
    <OutilsEditeur content={props.outils} open={open} onClose={() => setOpen(null)} />
  )
  if (isNarrow)
    return (
      <header className={classes.ligne}>
        <Button aria-label="Fermer" className={classes.croix ?? ''} onPress={leaving.close}>
          <span aria-hidden>✕</span>
        </Button>
        <div className={classes.sujet}>{subject}</div>
        <SaveButton act={publishing ?? keeping} isShort {...common} />
        {/* The key of a phone's keyboard that ends a line saves as the button that is in the menu. */}
        {publishing && keeping.submits && (
          <button type="submit" form={formId} hidden>
            {keeping.nom}
          </button>
        )}
        <PlusDeLaTete
          choices={[
            ...(publishing ? [{ ...keeping, isDisabled: common.isPending || common.isDisabled }] : []),
            ...tools,
            ...(definition.Apercu
              ? [{ nom: large ? 'Fermer l’aperçu' : 'Aperçu', run: () => onWide(!large) }]
              : []),
          ]}
        />
        {dialog}
      </header>
    )
  return (
    <header className={classes.tete}>
      {subject}
      {tools.length > 0 && (
        <p className={classes.outils}>
          {prevu && <Prevu content={prevu} />}
          {tools.map(({ nom, run }) => (
            <button key={nom} type="button" className="outil outil-discret" onClick={run}>
              {nom}
            </button>
          ))}
        </p>
      )}
      <div className={classes.actes}>
        {definition.Apercu && (
          <ToggleButton className="bouton bouton-serre bouton-leger" isSelected={large} onChange={onWide}>
            Aperçu
          </ToggleButton>
        )}
        <Button className="bouton bouton-serre bouton-leger" onPress={leaving.close}>
          Fermer
        </Button>
        <SaveButton act={keeping} isLight={publishing !== null} {...common} />
        {publishing && <SaveButton act={publishing} {...common} />}
      </div>
      {dialog}
    </header>
  )
}

interface SaveAct {
  nom: string
  /** The name where there is little room. */
  short: string
  run(): void
  /** It is what sending the form does, by whatever key. */
  submits: boolean
}

/** The ways to save: what keeps to this side of the site, and what goes online where that is possible. */
function saveActs(editor: ReturnType<typeof useEditor>): { keeping: SaveAct; publishing: SaveAct | null } {
  const { aUnBrouillon, estEnLigne, peutPublier, submit, keep, submitAndPublish } = editor
  const keeping = aUnBrouillon
    ? { nom: 'Enregistrer le brouillon', run: keep, submits: false }
    : { nom: 'Enregistrer', run: submit, submits: true }
  const publishing = aUnBrouillon
    ? { nom: estEnLigne ? 'Publier les modifications' : 'Publier', run: submit, submits: true }
    : { nom: 'Enregistrer et publier', run: submitAndPublish, submits: false }
  return {
    keeping: { ...keeping, short: 'Enregistrer' },
    publishing: peutPublier ? { ...publishing, short: 'Publier' } : null,
  }
}

interface SaveButtonProps {
  act: SaveAct
  formId: string
  isPending: boolean
  isDisabled: boolean
  isShort?: boolean
  isLight?: boolean
}

function SaveButton({ act, formId, isShort = false, isLight = false, ...state }: SaveButtonProps) {
  const { nom, short, run, submits } = act
  return (
    <Button
      {...(submits ? { type: 'submit' as const, form: formId } : { onPress: run })}
      {...state}
      {...(isShort && { 'aria-label': nom })}
      className={`bouton bouton-serre ${isLight ? 'bouton-leger' : ''}`}
    >
      {isShort ? short : nom}
    </Button>
  )
}

/** How far it is saved; null where nothing was done with it yet. */
function stateText({ typed, saving, isSaved }: ReturnType<typeof useEditor>): string | null {
  if (saving.isSending) return 'Enregistrement…'
  if (typed.changed.length > 0) return 'À enregistrer'
  if (!isSaved) return null
  return typed.base.sharedDraft ? 'Brouillon enregistré' : 'Enregistré'
}
