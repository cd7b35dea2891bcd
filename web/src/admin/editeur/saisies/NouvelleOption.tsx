import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, FieldError, Input, Label, TextField } from 'react-aria-components'
import { useRelayEnvironment } from 'react-relay'
import { required } from '../../../../../schema/inputRules.json'
import { whyNot } from '../../messages/announcements.ts'
import { newLabel } from '../../wording.ts'
import { contentTypes } from '../../contentTypes.ts'
import { OptionContext, createOption } from '../definition/newOption.ts'
import { useBeforeSave } from '../saving/beforeSave.ts'
import type { Relation, Option } from '../definition/definition.ts'
import classes from './saisies.module.css'

interface NouvelleOptionProps {
  choix: Relation
  nom: string
  /** One has asked for it: the keyboard goes there. */
  demandee: boolean
  onChange(nom: string): void
  /** `hasKeyboard`: the keyboard is here, and would be nowhere once this goes. */
  onCreated(option: Option, hasKeyboard: boolean): void
}

/** What a field chooses among, where one more can be made. */
export function useCreatable(champ: string): Relation | null {
  const { choix } = use(OptionContext)
  return choix?.champ === champ ? choix : null
}

/** Adds what one would choose and does not find, without leaving the form. */
export function NouvelleOption({ choix, nom, demandee, onChange, onCreated }: NouvelleOptionProps) {
  const { addOption } = use(OptionContext)
  const place = useRef<HTMLDivElement>(null)
  const entree = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (demandee) entree.current?.focus()
  }, [demandee])
  const environment = useRelayEnvironment()
  const [faute, setFaute] = useState('')
  const [isBusy, setBusy] = useState(false)
  // What else was chosen while it was created stays chosen.
  const choisir = useRef(onCreated)
  useLayoutEffect(() => {
    choisir.current = onCreated
  })
  const creation = useRef<Promise<boolean> | null>(null)
  // A name that was typed is meant: it is created with the save, though nobody pressed the button.
  useBeforeSave(nom.trim() || isBusy ? createOnce : null)

  function createOnce(): Promise<boolean> {
    creation.current ??= create().finally(() => {
      creation.current = null
    })
    return creation.current
  }

  /** Answers whether it is there; else says why not, where the keyboard is led: a save that stops here began elsewhere. */
  async function create(): Promise<boolean> {
    if (!nom.trim()) return refuse(required)
    setBusy(true)
    setFaute('')
    try {
      const cree = await createOption(environment, choix, nom)
      if (typeof cree !== 'string') {
        onChange('')
        addOption(cree)
        choisir.current(cree, place.current?.contains(document.activeElement) ?? false)
        return true
      }
      return refuse(cree)
    } catch (error) {
      return refuse(whyNot(error))
    } finally {
      setBusy(false)
    }
  }

  function refuse(raison: string): false {
    setFaute(raison)
    entree.current?.focus()
    return false
  }

  return (
    <div ref={place} className={classes.creation}>
      <TextField
        className={classes.champ ?? ''}
        value={nom}
        onChange={(saisi) => onChange(saisi.trim() && saisi)}
        isInvalid={faute !== ''}
        validationBehavior="aria"
      >
        <Label className={classes.label ?? ''}>{newLabel(contentTypes[choix.type])}</Label>
        <Input
          ref={entree}
          className={classes.ligne ?? ''}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around it is not meant.
            event.preventDefault()
            void createOnce()
          }}
        />
        <FieldError className={classes.faute ?? ''}>{faute}</FieldError>
      </TextField>
      <Button className="outil" isPending={isBusy} onPress={() => void createOnce()}>
        Créer
      </Button>
    </div>
  )
}
