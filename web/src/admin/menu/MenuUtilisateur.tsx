import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { graphql, useFragment } from 'react-relay'
import type { MenuUtilisateur_account$key } from '../../__generated__/MenuUtilisateur_account.graphql.ts'
import type { NonLus_query$key } from '../../__generated__/NonLus_query.graphql.ts'
import classes from './MenuUtilisateur.module.css'
import { NonLus } from './NonLus.tsx'
import { panels, logoutEntry } from './panels.ts'
import { useLogout } from './useLogout.ts'

interface MenuUtilisateurProps {
  account: MenuUtilisateur_account$key
  query: NonLus_query$key
}

/** My account, Notifications, Logout. The first two are panels of any page, at an address of their own. */
export function MenuUtilisateur({ account, query }: MenuUtilisateurProps) {
  const { nom } = useFragment(
    graphql`
      fragment MenuUtilisateur_account on Account {
        nom
      }
    `,
    account,
  )
  const logout = useLogout()

  return (
    <MenuTrigger>
      <Button className={classes.bouton ?? ''}>
        <span className={classes.nom}>{nom}</span>
        <NonLus query={query} />
      </Button>
      <Popover placement="bottom end" className={classes.feuille ?? ''}>
        <p className={classes.entier}>{nom}</p>
        <Menu className={classes.menu ?? ''}>
          {Object.entries(panels).map(([href, { menu }]) => (
            <MenuItem key={href} href={href}>
              {menu}
            </MenuItem>
          ))}
          <MenuItem onAction={() => void logout()}>{logoutEntry.menu}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
