import { type ComponentProps, useId, useState } from 'react'
import classes from './Champ.module.css'

interface Labelled {
  nom: string
  aide?: string
  /** What the server has against the value. */
  erreur?: string | undefined
}

interface ChampProps extends Labelled, Omit<ComponentProps<'input'>, 'id' | 'className'> {}

/** A text field with its label; what is wrong with it stands below, and is read out while one is in it. */
export function Champ({ nom, aide, erreur, ...input }: ChampProps) {
  const id = useId()
  return (
    <div className={classes.champ}>
      <label htmlFor={id}>{nom}</label>
      <input {...input} id={id} {...described(id, aide, erreur)} />
      <Dessous id={id} aide={aide} erreur={erreur} />
    </div>
  )
}

/** The same over several lines. */
export function ChampLong({
  nom,
  aide,
  erreur,
  ...input
}: Labelled & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const id = useId()
  return (
    <div className={classes.champ}>
      <label htmlFor={id}>{nom}</label>
      <textarea {...input} id={id} {...described(id, aide, erreur)} />
      <Dessous id={id} aide={aide} erreur={erreur} />
    </div>
  )
}

/** The same with a choice of few; the options are its children. */
export function ChampChoix({
  nom,
  aide,
  erreur,
  ...input
}: Labelled & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const id = useId()
  return (
    <div className={classes.champ}>
      <label htmlFor={id}>{nom}</label>
      <select {...input} id={id} {...described(id, aide, erreur)} />
      <Dessous id={id} aide={aide} erreur={erreur} />
    </div>
  )
}

/** The same for a password, which may be shown while it is typed. */
export function ChampMotDePasse({ nom, aide, erreur, ...input }: ChampProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  return (
    <div className={classes.champ}>
      <label htmlFor={id}>{nom}</label>
      <span className={classes.secret}>
        <input {...input} id={id} type={visible ? 'text' : 'password'} {...described(id, aide, erreur)} />
        <button type="button" aria-pressed={visible} aria-controls={id} onClick={() => setVisible(!visible)}>
          {visible ? 'Masquer' : 'Afficher'}
        </button>
      </span>
      <Dessous id={id} aide={aide} erreur={erreur} />
    </div>
  )
}

function described(id: string, aide: string | undefined, erreur: string | undefined) {
  return {
    'aria-invalid': erreur ? true : undefined,
    'aria-describedby': erreur ? `${id}-erreur` : aide ? `${id}-aide` : undefined,
  }
}

function Dessous({ id, aide, erreur }: { id: string; aide: string | undefined; erreur: string | undefined }) {
  if (erreur)
    return (
      <p id={`${id}-erreur`} role="alert" className={classes.erreur}>
        {erreur}
      </p>
    )
  return aide ? (
    <p id={`${id}-aide`} className={classes.aide}>
      {aide}
    </p>
  ) : null
}
