import { Button, Heading, ToggleButton } from 'react-aria-components'
import classes from './Editeur.module.css'
import type { FormulaireEditeurProps } from './definition/props.ts'
import { OutilsEditeur } from './OutilsEditeur.tsx'
import type { useEditor } from './useEditor.ts'

type TeteEditeurProps = Pick<
  FormulaireEditeurProps,
  'definition' | 'titre' | 'base' | 'outils' | 'large' | 'onWide'
> & {
  editor: ReturnType<typeof useEditor>
  /** Of the form that the button saves. */
  formId: string
}

/** What is edited, how far it is saved, and what can be done with all of it. */
export function TeteEditeur(props: TeteEditeurProps) {
  const { definition, titre, base, large, onWide, editor, formId } = props
  const { saving, draft, leaving, estEnLigne, aUnBrouillon, peutPublier } = editor
  const publiable = peutPublier && !estEnLigne
  const commun = { isPending: saving.isSending || editor.isReviewing, isDisabled: draft.found !== null }
  return (
    <header className={classes.tete}>
      <Heading slot="title" className={classes.titre ?? ''}>
        {titre}
      </Heading>
      <p role="status" className={classes.etat}>
        {stateText(editor) ?? (base && (estEnLigne ? 'En ligne' : 'Hors ligne'))}
      </p>
      {!peutPublier && (
        <p className={classes.etat}>
          Aucune place en ligne n’est libre&nbsp;: «&nbsp;Remplacer…&nbsp;», dans la liste, en échange une.
        </p>
      )}
      {props.outils && <OutilsEditeur content={props.outils} />}
      <div className={classes.actes}>
        {definition.Apercu && (
          <ToggleButton className="bouton bouton-serre bouton-leger" isSelected={large} onChange={onWide}>
            Aperçu
          </ToggleButton>
        )}
        <Button className="bouton bouton-serre bouton-leger" onPress={leaving.close}>
          Fermer
        </Button>
        {aUnBrouillon && (
          <Button
            className={`bouton bouton-serre ${peutPublier ? 'bouton-leger' : ''}`}
            {...commun}
            onPress={editor.keep}
          >
            Enregistrer le brouillon
          </Button>
        )}
        {aUnBrouillon && peutPublier && (
          <Button type="submit" form={formId} className="bouton bouton-serre" {...commun}>
            {estEnLigne ? 'Publier les modifications' : 'Publier'}
          </Button>
        )}
        {!aUnBrouillon && (
          <Button
            type="submit"
            form={formId}
            className={`bouton bouton-serre ${publiable ? 'bouton-leger' : ''}`}
            {...commun}
          >
            Enregistrer
          </Button>
        )}
        {!aUnBrouillon && publiable && (
          <Button className="bouton bouton-serre" {...commun} onPress={editor.submitAndPublish}>
            Enregistrer et publier
          </Button>
        )}
      </div>
    </header>
  )
}

/** How far it is saved; null where nothing was done with it yet. */
function stateText({ typed, saving, isSaved }: ReturnType<typeof useEditor>): string | null {
  if (saving.isSending) return 'Enregistrement…'
  if (typed.changed.length > 0) return 'À enregistrer'
  if (!isSaved) return null
  return typed.base.sharedDraft ? 'Brouillon enregistré' : 'Enregistré'
}
