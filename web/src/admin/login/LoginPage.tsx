import { useEffect } from 'react'
import { usePageLocation } from '../../router/location.ts'
import { rememberStaff } from '../../ui/staff.ts'
import { areRegistrationsOpen } from '../inscrire/areRegistrationsOpen.ts'
import { inscrire, login, nextAddress } from '../paths.ts'
import { DemandeMotDePasse } from './DemandeMotDePasse.tsx'
import { FormulaireConnexion } from './FormulaireConnexion.tsx'
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx'
import { PageNue } from './PageNue.tsx'
import { useLinkToken } from './useLinkToken.ts'

/** Signs in, and leads back to where one came from. Here too: a new password in place of a lost one. */
export default function LoginPage() {
  useEffect(() => rememberStaff(false), [])
  const { search, origin } = usePageLocation()
  const params = new URLSearchParams(search)
  const jeton = useLinkToken('reinitialiser')
  if (params.has('oublie')) return <DemandeMotDePasse />
  if (jeton !== null || params.has('nouveau')) return <NouveauMotDePasse token={jeton ?? ''} />
  return (
    <PageNue titre="Connexion">
      {/* A whole load: what the page holds from here on is the account's. */}
      <FormulaireConnexion onSignedIn={() => location.assign(nextAddress(params, origin))} />
      <p>
        <a href={`${login}?oublie=1`}>Mot de passe oublié&#8239;?</a>
      </p>
      {areRegistrationsOpen() && (
        <p>
          <a href={inscrire}>Demander un compte</a>
        </p>
      )}
    </PageNue>
  )
}
