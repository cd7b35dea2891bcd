import { Confirmation } from '../../ui/Confirmation.tsx'

/** What is asked about an account before it is done. */
export type AccountQuestion = 'promote' | 'demote' | 'delete'

interface QuestionWords {
  titre: string
  /** What must be typed. */
  mot: string
  action: string
  renoncer: string
  /** What comes of it, after whom it concerns. */
  suite: string
}

const words: Record<AccountQuestion, QuestionWords> = {
  promote: {
    titre: 'Nommer propriétaire',
    mot: 'NOMMER',
    action: 'Nommer propriétaire',
    renoncer: 'Annuler',
    suite:
      'pourra tout ce que vous pouvez, jusqu’à vous retirer le site. Nommez une personne de confiance de l’entreprise.',
  },
  demote: {
    titre: 'Retirer le rôle de propriétaire,',
    mot: 'RETIRER',
    action: 'Retirer ce rôle',
    renoncer: 'Annuler',
    suite:
      'gardera son accès, mais ne nommera plus de propriétaire, et tout collègue pourra désactiver son compte.',
  },
  delete: {
    titre: 'Supprimer',
    mot: 'SUPPRIMER',
    action: 'Supprimer',
    renoncer: 'Garder',
    suite:
      'ne figurera plus parmi les comptes, et rien ne ramène ce qui est supprimé. Pour revenir, il faudra une nouvelle demande ou une invitation.',
  },
}

interface QuestionDeCompteProps {
  question: AccountQuestion
  compte: { readonly nom: string; readonly email: string }
  onConfirm(): Promise<void>
  onClose(): void
}

/** Asks before the role of an account changes, or the account goes. */
export function QuestionDeCompte({ question, compte, onConfirm, onClose }: QuestionDeCompteProps) {
  const { titre, suite, ...confirmation } = words[question]
  const { nom, email } = compte
  return (
    <Confirmation
      {...confirmation}
      titre={`${titre} le compte «\u00a0${nom}\u00a0»`}
      onConfirm={() => onConfirm().then(onClose)}
      onClose={onClose}
    >
      <p>
        {nom} ({email}) {suite}
      </p>
    </Confirmation>
  )
}
