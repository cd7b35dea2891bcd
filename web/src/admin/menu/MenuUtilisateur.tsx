import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { graphql, useFragment } from 'react-relay'
import { useMutation } from '../../relay/useMutation.ts'
import { noterPersonnel } from '../../ui/personnel.ts'
import { alerter, whyNot } from '../messages/messages.ts'
import { login } from '../paths.ts'
import type { MenuUtilisateurLogoutMutation } from '../../__generated__/MenuUtilisateurLogoutMutation.graphql.ts'
import type { MenuUtilisateur_account$key } from '../../__generated__/MenuUtilisateur_account.graphql.ts'
import type { NonLus_query$key } from '../../__generated__/NonLus_query.graphql.ts'
import classes from './MenuUtilisateur.module.css'
import { NonLus } from './NonLus.tsx'

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
  const [logout] = useMutation<MenuUtilisateurLogoutMutation>(graphql`
    mutation MenuUtilisateurLogoutMutation {
      logout {
        viewer {
          id
        }
      }
    }
  `)

  async function quitter(): Promise<void> {
    try {
      await logout({ variables: {} })
      noterPersonnel(false)
      location.replace(login)
    } catch (error) {
      alerter(whyNot(error))
    }
  }

  return (
    <MenuTrigger>
      <Button className={classes.bouton ?? ''}>
        <span className={classes.nom}>{nom}</span>
        <NonLus query={query} />
      </Button>
      <Popover placement="bottom end" className={classes.feuille ?? ''}>
        <Menu className={classes.menu ?? ''}>
          <MenuItem href="#compte">My account</MenuItem>
          <MenuItem href="#notifications">Notifications</MenuItem>
          <MenuItem onAction={() => void quitter()}>Logout</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
