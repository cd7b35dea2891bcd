import { useTimeZone } from '../../timeZone.ts'
import { ACopier } from '../../ui/ACopier.tsx'
import { boite } from '../../ui/Boite.tsx'

export interface LienADonnerProps {
  nom: string
  lien: { readonly link: string; readonly expiresAt: string }
  onClose(): void
}

/** A link for a password, shown this once, to be handed over. */
export function LienADonner({ nom, lien, onClose }: LienADonnerProps) {
  const timeZone = useTimeZone()
  return (
    <>
      <p>
        Qui ouvre ce lien choisit le mot de passe et entre à sa place&nbsp;: donnez-le à {nom}, et à personne
        d’autre. Il sert une fois, jusqu’au{' '}
        {new Date(lien.expiresAt).toLocaleString('fr', {
          day: 'numeric',
          month: 'long',
          hour: '2-digit',
          minute: '2-digit',
          timeZone,
        })}
        .
      </p>
      <ACopier uneFois libelle={'Lien à donner\u00a0: il ne sera plus affiché.'} valeur={lien.link} />
      <p className={boite.suites}>
        <button type="button" className="bouton" onClick={onClose}>
          C’est fait
        </button>
      </p>
    </>
  )
}
