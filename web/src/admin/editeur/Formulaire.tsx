import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button, Heading, ToggleButton } from 'react-aria-components'
import { usePageLocation } from '../../router/location.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { annoncer } from '../messages/messages.ts'
import type { Contenu } from './champs.ts'
import { ConflitQuestion } from './ConflitQuestion.tsx'
import type { Definition, Option } from './definition.ts'
import classes from './Editeur.module.css'
import type { EditeurProps } from './props.ts'
import { Question } from './Question.tsx'
import { texteDe } from './valeurs.ts'
import { Saisie } from './saisies/Saisie.tsx'
import { useBrouillon } from './useBrouillon.ts'
import { useFormulaire, type Suite } from './useFormulaire.ts'
import { useRetour } from './useRetour.ts'

interface FormulaireProps extends EditeurProps {
  definition: Definition
  titre: string
  contenu: Contenu | null
  compte: string
  options(nom: string): readonly Option[]
  /** Whether the preview is shown, beside the form or in its place. */
  large: boolean
  onLarge(large: boolean): void
  /** Tells what to ask before the panel is closed. */
  onGarde(demander: () => void): void
}

const { format } = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

/** The form of an editor, from its first field to its last question. */
export function Formulaire(props: FormulaireProps) {
  const {
    definition,
    titre,
    contenu,
    compte,
    connections,
    options,
    large,
    onLarge,
    onGarde,
    onCree,
    onClose,
  } = props
  const { champs, sections, Apercu } = definition
  const { search } = usePageLocation()
  const [initiales] = useState(() => definition.initiales?.(new URLSearchParams(search)) ?? {})
  const formulaire = useFormulaire(definition, contenu, connections, initiales, (nouvel, creees) =>
    onCree(nouvel, texteDe(creees['nom'] ?? creees['titre'] ?? creees['question'])),
  )
  const { element, avant, valeurs, modifies, fautes, refusees, message, envoi, progression, conflit } =
    formulaire
  const brouillon = useBrouillon(compte, definition.type, formulaire)
  const [quitter, setQuitter] = useState(false)
  const [enregistre, setEnregistre] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const parti = useRef(false)
  const id = useId()
  const modifie = modifies.length > 0

  function partir(): void {
    if (parti.current) return
    parti.current = true
    onClose()
  }

  /** Whether the panel may go at once; where something would be lost the reader is asked. */
  function peutFermer(): boolean {
    if (envoi || conflit) return false
    const perdrait = modifie && !brouillon.trouve
    setQuitter(perdrait)
    return !perdrait
  }

  function fermer(): void {
    if (peutFermer()) partir()
  }
  useEffect(() => onGarde(fermer))
  useRetour(() => parti.current || peutFermer())

  useEffect(() => {
    const [premiere] = definition.sections.flatMap((section) => section.champs).filter((nom) => refusees[nom])
    if (premiere) focaliser(form.current, premiere)
  }, [definition, refusees])

  const [debut] = useState(() => (contenu || brouillon.trouve ? undefined : sections[0]?.champs[0]))
  useEffect(() => {
    if (debut) focaliser(form.current, debut)
  }, [debut])

  async function enregistrer(rester: boolean): Promise<void> {
    if (envoi || brouillon.trouve) return
    setEnregistre(false)
    finir(await formulaire.enregistrer(), rester)
  }

  function finir(suite: Suite, rester: boolean): void {
    if (suite === 'rien') return
    brouillon.oublier()
    setEnregistre(true)
    if (rester || suite === 'partie') return
    if (element) annoncer('Modifications enregistrées.')
    partir()
  }

  useEffect(() => {
    function raccourci(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!quitter && !conflit) void enregistrer(true)
    }
    document.addEventListener('keydown', raccourci)
    return () => document.removeEventListener('keydown', raccourci)
  })

  return (
    <div className={classes['editeur']} data-apercu={(large && Apercu !== undefined) || undefined}>
      <header className={classes['tete']}>
        <Heading slot="title" className={classes['titre'] ?? ''}>
          {titre}
        </Heading>
        <p role="status" className={classes['etat']}>
          {envoi
            ? 'Enregistrement…'
            : modifie
              ? 'À enregistrer'
              : enregistre
                ? 'Enregistré'
                : contenu && (contenu['status'] === true ? 'En ligne' : 'Hors ligne')}
        </p>
        <div className={classes['actes']}>
          {Apercu && (
            <ToggleButton className="bouton bouton-leger" isSelected={large} onChange={onLarge}>
              Aperçu
            </ToggleButton>
          )}
          <Button className="bouton bouton-leger" onPress={fermer}>
            Fermer
          </Button>
          <Button
            type="submit"
            form={id}
            className="bouton"
            isPending={envoi}
            isDisabled={brouillon.trouve !== null}
          >
            Enregistrer
          </Button>
        </div>
      </header>
      <form
        ref={form}
        id={id}
        noValidate
        className={classes['formulaire']}
        onSubmit={(event) => {
          event.preventDefault()
          void enregistrer(false)
        }}
      >
        {brouillon.trouve && (
          <section className={classes['brouillon']} aria-label="Brouillon retrouvé">
            <p>
              Un brouillon du {format(new Date(brouillon.trouve.quand))} a été retrouvé :{' '}
              {Object.keys(brouillon.trouve.champs)
                .map((nom) => champs[nom]?.label)
                .filter(Boolean)
                .join(', ')}
              .
            </p>
            <div className={classes['actes']}>
              <Button className="bouton" onPress={brouillon.reprendre}>
                Reprendre
              </Button>
              <Button className="bouton bouton-leger" onPress={brouillon.abandonner}>
                Abandonner
              </Button>
            </div>
          </section>
        )}
        {message && (
          <p role="alert" className={classes['message']}>
            {message}
          </p>
        )}
        <div className={classes['sections']} inert={brouillon.trouve !== null}>
          {sections.map((section, rang) => (
            <section key={rang} className={classes['section']}>
              {section.titre && <h3 className={classes['intitule']}>{section.titre}</h3>}
              {section.champs.map((nom) => {
                const champ = champs[nom]
                if (!champ) return null
                return (
                  <div key={nom} data-champ={nom} data-genre={champ.genre}>
                    <Saisie
                      nom={nom}
                      champ={champ}
                      champs={champs}
                      valeur={valeurs[nom] ?? null}
                      avant={avant[nom] ?? null}
                      faute={fautes[nom]}
                      options={options(nom)}
                      onChange={(valeur) => formulaire.changer(nom, valeur)}
                      valeurs={valeurs}
                      fautes={fautes}
                      onChangeDe={formulaire.changer}
                      progression={progression}
                      nouveau={element === null}
                    />
                  </div>
                )
              })}
            </section>
          ))}
        </div>
      </form>
      {Apercu && large && (
        <div className={classes['apercu']}>
          <ErrorBoundary fallback={<p className={classes['message']}>L’aperçu n’a pas pu être dessiné.</p>}>
            <Suspense fallback={<p className={classes['message']}>Chargement de l’aperçu…</p>}>
              <Apercu champs={champs} valeurs={valeurs} options={options} id={element?.id ?? null} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {quitter && (
        <Question
          titre="Fermer sans enregistrer ?"
          onFermer={() => setQuitter(false)}
          reponses={[
            {
              label: 'Enregistrer',
              principale: true,
              onChoisir: () => {
                setQuitter(false)
                void enregistrer(false)
              },
            },
            { label: 'Continuer la saisie', onChoisir: () => setQuitter(false) },
            { label: 'Fermer et garder le brouillon', onChoisir: partir },
            {
              label: 'Abandonner les modifications',
              onChoisir: () => {
                brouillon.oublier()
                partir()
              },
            },
          ]}
        >
          <p>Vos modifications ne sont pas enregistrées. Un brouillon peut être gardé sur cet ordinateur.</p>
          {modifies.some((nom) => champs[nom]?.genre === 'photo') && (
            <p>L’image choisie n’y serait pas, ni sa description : elle serait à choisir de nouveau.</p>
          )}
        </Question>
      )}
      {conflit && (
        <ConflitQuestion
          conflit={conflit}
          champs={champs}
          options={options}
          onChoisir={(choix) => void formulaire.resoudre(choix).then((suite) => finir(suite, false))}
          onFermer={formulaire.ecarterConflit}
        />
      )}
    </div>
  )
}

function focaliser(form: HTMLFormElement | null, nom: string): void {
  const champ = form?.querySelector(`[data-champ="${nom}"]`)
  champ?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"], button')?.focus()
}
