import type { Role } from '../../../__generated__/LigneDeCompte_account.graphql.ts'
import { roleLabels } from './roleLabels.ts'

/** The roles that an administrator gives; owners are named by a question of their own. */
export const givenRoles = ['ADMINISTRATEUR', 'REDACTION', 'ACCUEIL', 'LECTURE'] as const

interface ChoixDeRoleProps {
  /** The account that it is of, in words. */
  dit: string
  role: Role
  isBusy: boolean
  onSelect(role: Role): void
}

/** What the account may do. */
export function ChoixDeRole({ dit, role, isBusy, onSelect }: ChoixDeRoleProps) {
  return (
    <select
      className="outil outil-petit"
      aria-label={`Rôle pour ${dit}`}
      value={role}
      disabled={isBusy}
      onChange={({ currentTarget: { value } }) => {
        const chosen = givenRoles.find((one) => one === value)
        if (chosen) onSelect(chosen)
      }}
    >
      {givenRoles.map((one) => (
        <option key={one} value={one}>
          {roleLabels[one]}
        </option>
      ))}
    </select>
  )
}
