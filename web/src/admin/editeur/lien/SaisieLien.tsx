import { lazy, useState } from 'react'
import { Button, DialogTrigger, Popover } from 'react-aria-components'
import { LateBoundary } from '../../ui/LateBoundary.tsx'
import { SaisieTexte } from '../saisies/SaisieTexte.tsx'
import type { InputProps } from '../saisies/inputProps.ts'
import { textOf } from '../definition/fieldValue.ts'
import classes from './SaisieLien.module.css'

const ChoixDeLien = lazy(() => import('./ChoixDeLien.tsx'))

/** A line with an address, and a button beside that finds it by its name. */
export function SaisieLien(props: InputProps) {
  const [isOpen, setOpen] = useState(false)
  const { valeur, onChange } = props
  return (
    <SaisieTexte
      {...props}
      note={
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button className={`outil ${classes.bouton}`}>Choisir…</Button>
          <Popover aria-label="Lien" className={classes.feuille ?? ''} placement="bottom start">
            <LateBoundary of={isOpen} onMissing={() => setOpen(false)}>
              <ChoixDeLien
                avant={textOf(valeur)}
                onChoose={(href) => {
                  onChange(href)
                  setOpen(false)
                }}
              />
            </LateBoundary>
          </Popover>
        </DialogTrigger>
      }
    />
  )
}
