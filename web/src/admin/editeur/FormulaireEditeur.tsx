import { useId, useRef } from 'react'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { Trace } from '../journal/Trace.tsx'
import { Prevu } from '../programmation/Prevu.tsx'
import { Relecture } from '../relecture/Relecture.tsx'
import { useNarrow } from '../ui/useNarrow.ts'
import { Versions } from '../versions/Versions.tsx'
import { BeforeSave } from './saving/beforeSave.ts'
import { BrouillonCommun } from './brouillon/BrouillonCommun.tsx'
import { BrouillonRetrouve } from './brouillon/BrouillonRetrouve.tsx'
import { Enfants } from './Enfants.tsx'
import { ConflitQuestion } from './brouillon/ConflitQuestion.tsx'
import classes from './Editeur.module.css'
import { QuitterQuestion } from './leaving/QuitterQuestion.tsx'
import { Saisies } from './saisies/Saisies.tsx'
import { SansPlace } from './SansPlace.tsx'
import { TeteEditeur } from './TeteEditeur.tsx'
import { useEditor } from './useEditor.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import type { FormulaireEditeurProps } from './definition/props.ts'

/** The form of an editor, from its first field to its last question. */
export function FormulaireEditeur(props: FormulaireEditeurProps) {
  const { definition, base, options, large } = props
  const { champs, enfants, Apercu } = definition
  const isNarrow = useNarrow()
  const editor = useEditor(props)
  const { typed, saving, draft, leaving } = editor
  const relecture = editor.toReview ?? props.relecture
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useFieldFocus(form, definition, typed, !base && !draft.found)

  return (
    <div className={classes.editeur} data-apercu={(large && Apercu !== undefined) || undefined}>
      <TeteEditeur {...props} editor={editor} formId={id} />
      <form
        ref={form}
        id={id}
        noValidate
        className={classes.formulaire}
        onSubmit={(event) => {
          event.preventDefault()
          editor.submit()
        }}
      >
        <div className={classes.situation}>
          {!editor.peutPublier && <SansPlace />}
          {/* The one line of a phone's head has no room for it. */}
          {isNarrow && props.prevu && <Prevu content={props.prevu} />}
        </div>
        {draft.found && <BrouillonRetrouve brouillon={draft.found} champs={champs} draft={draft} />}
        {!draft.found && typed.base.sharedDraft && (
          <BrouillonCommun
            prepare={typed.base.sharedDraft}
            champs={champs}
            options={options}
            editor={editor}
          />
        )}
        {saving.message && (
          <p role="alert" className={classes.message}>
            {saving.message}
          </p>
        )}
        <div className={classes.sections} inert={draft.found !== null}>
          {editor.toReview && (
            <p role="alert" className={classes.message}>
              Enregistré, pas encore en ligne&nbsp;: voyez ce qui est à revoir, ou publiez tel quel.
            </p>
          )}
          {relecture && (
            <ErrorBoundary of={typed.valeurs} fallback={<RelectureManquee />}>
              <Relecture
                key={editor.toReview ? 'ouverte' : 'fermee'}
                content={relecture}
                definition={definition}
                typed={typed}
                form={form}
                ouverte={editor.toReview !== null}
              />
            </ErrorBoundary>
          )}
          <BeforeSave value={typed.beforeSave}>
            <Saisies
              definition={definition}
              typed={typed}
              progression={saving.progression}
              options={options}
            />
          </BeforeSave>
          {enfants &&
            // Its links leave the form: not before all of it is saved.
            (typed.base.element && typed.changed.length === 0 ? (
              <Enfants enfants={enfants} element={typed.base.element} visite={props.preloaded.fetchKey} />
            ) : (
              <p className={classes.suite}>{enfants.avant}</p>
            ))}
          {typed.base.element && <Trace element={typed.base.element} entree={props.entree} />}
        </div>
      </form>
      {Apercu && large && (
        <div className={classes.apercu}>
          <QueryBoundary
            failed={<p className={classes.message}>L’aperçu n’a pas pu être dessiné.</p>}
            waiting={<p className={classes.message}>Chargement de l’aperçu…</p>}
          >
            <Apercu
              champs={champs}
              valeurs={typed.valeurs}
              options={options}
              id={typed.base.element?.id ?? null}
            />
          </QueryBoundary>
        </div>
      )}
      {typed.base.element && (
        <Versions
          element={typed.base.element}
          libelle={typed.base.libelle}
          definition={definition}
          estModifie={typed.changed.length > 0 || draft.found !== null}
          onRestored={props.onReload}
        />
      )}
      {leaving.isAsking && <QuitterQuestion editor={editor} />}
      {saving.conflict && (
        <ConflitQuestion
          conflict={saving.conflict}
          champs={champs}
          options={options}
          onSelect={editor.resolve}
          onClose={saving.postpone}
        />
      )}
    </div>
  )
}

/** It is tried again with the next word that is typed. */
function RelectureManquee() {
  return (
    <p role="alert" className={classes.message}>
      La relecture n’a pas pu être faite. Rien de ce qui est saisi n’est perdu.
    </p>
  )
}
