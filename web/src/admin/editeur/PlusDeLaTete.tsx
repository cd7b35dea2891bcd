import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import classes from './PlusDeLaTete.module.css'

export interface HeadChoice {
  nom: string
  run(): void
  isDisabled?: boolean
}

/** What can be done with all that is edited, and has no room in the one line of a phone's head. */
export function PlusDeLaTete({ choices }: { choices: readonly HeadChoice[] }) {
  return (
    <MenuTrigger>
      <Button className={`bouton bouton-serre bouton-leger ${classes.plus}`}>Plus</Button>
      <Popover placement="bottom end" className={classes.feuille ?? ''}>
        <Menu className={classes.menu ?? ''}>
          {choices.map(({ nom, run, isDisabled = false }) => (
            <MenuItem key={nom} id={nom} isDisabled={isDisabled} onAction={run}>
              {nom}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
