import { Button, Heading, ToggleButton } from 'react-aria-components'
import classes from './Editeur.module.css'
import type { FormulaireEditeurProps } from './FormulaireEditeur.tsx'
import { OutilsEditeur } from './OutilsEditeur.tsx'
import type { useEditor } from './useEditor.ts'

type TeteEditeurProps = Pick<
  FormulaireEditeurProps,
  'definition' | 'titre' | 'contenu' | 'outils' | 'large' | 'onLarge' | 'enLigne' | 'peutPublier'
> & {
  editor: ReturnType<typeof useEditor>
  /** Of the form that the button saves. */
  formId: string
}

/** What is edited, how far it is saved, and what can be done with all of it. */
export function TeteEditeur(props: TeteEditeurProps) {
  const { definition, titre, contenu, large, onLarge, peutPublier, editor, formId } = props
  const { saving, draft, leaving } = editor
  const enLigne = props.enLigne ?? contenu?.['status'] === true
  const publiable = peutPublier && !enLigne
  return (
    <header className={classes.tete}>
      <Heading slot="title" className={classes.titre ?? ''}>
        {titre}
      </Heading>
      <p role="status" className={classes.etat}>
        {etatDe(editor) ?? (contenu && (enLigne ? 'En ligne' : 'Hors ligne'))}
      </p>
      {props.outils && <OutilsEditeur content={props.outils} />}
      <div className={classes.actes}>
        {definition.Apercu && (
          <ToggleButton className="bouton bouton-serre bouton-leger" isSelected={large} onChange={onLarge}>
            Aperçu
          </ToggleButton>
        )}
        <Button className="bouton bouton-serre bouton-leger" onPress={leaving.close}>
          Fermer
        </Button>
        <Button
          type="submit"
          form={formId}
          className={`bouton bouton-serre ${publiable ? 'bouton-leger' : ''}`}
          isPending={saving.isSending}
          isDisabled={draft.found !== null}
        >
          Enregistrer
        </Button>
        {publiable && (
          <Button
            className="bouton bouton-serre"
            isPending={saving.isSending}
            isDisabled={draft.found !== null}
            onPress={editor.submitAndPublish}
          >
            Enregistrer et publier
          </Button>
        )}
      </div>
    </header>
  )
}

/** How far it is saved; null where nothing was done with it yet. */
function etatDe({ typed, saving, isSaved }: ReturnType<typeof useEditor>): string | null {
  if (saving.isSending) return 'Enregistrement…'
  if (typed.modifies.length > 0) return 'À enregistrer'
  return isSaved ? 'Enregistré' : null
}
