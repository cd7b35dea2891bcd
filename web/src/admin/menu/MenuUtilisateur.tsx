import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { login } from '../paths.ts'
import type { MenuUtilisateurLogoutMutation } from './__generated__/MenuUtilisateurLogoutMutation.graphql.ts'
import type { MenuUtilisateur_account$key } from './__generated__/MenuUtilisateur_account.graphql.ts'
import classes from './MenuUtilisateur.module.css'

/** My account, Notifications, Logout. The first two are panels of any page, at an address of their own. */
export function MenuUtilisateur({ account }: { account: MenuUtilisateur_account$key }) {
  const { nom } = useFragment(
    graphql`
      fragment MenuUtilisateur_account on Account {
        nom
      }
    `,
    account,
  )
  const [logout] = useMutation<MenuUtilisateurLogoutMutation>(graphql`
    mutation MenuUtilisateurLogoutMutation {
      logout {
        viewer {
          id
        }
      }
    }
  `)
  return (
    <MenuTrigger>
      <Button className={classes['bouton'] ?? ''}>{nom}</Button>
      <Popover placement="bottom end" className={classes['feuille'] ?? ''}>
        <Menu className={classes['menu'] ?? ''}>
          <MenuItem href="#compte">My account</MenuItem>
          <MenuItem href="#notifications">Notifications</MenuItem>
          <MenuItem onAction={() => void logout({ variables: {} }).then(() => location.assign(login))}>
            Logout
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
