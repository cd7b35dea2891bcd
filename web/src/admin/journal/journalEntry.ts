import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type {
  journalEntry_entry$data,
  journalEntry_entry$key,
} from '../../__generated__/journalEntry_entry.graphql.ts'

const entree = graphql`
  fragment journalEntry_entry on JournalEntry @inline {
    at
    by
    byToken
    token
    door
    act
    version
  }
`

export function readEntry(cle: journalEntry_entry$key): journalEntry_entry$data {
  return readInlineData<journalEntry_entry$key>(entree, cle)
}

/** What was done, after who did it. */
const gestes: Partial<Record<journalEntry_entry$data['act'], string>> = {
  CREATE: 'a ajouté',
  PUBLISH: 'a publié',
  UNPUBLISH: 'a mis hors ligne',
  TRASH: 'a mis à la corbeille',
  RESTORE: 'a repris de la corbeille',
  ERASE: 'a supprimé pour de bon',
  REORDER: 'a déplacé',
  SWAP: 'a publié à la place d’un autre',
  SCHEDULE: 'a programmé',
  SAVE_DRAFT: 'a enregistré un brouillon',
  PUBLISH_DRAFT: 'a publié le brouillon',
  DISCARD_DRAFT: 'a abandonné le brouillon',
  SHARE: 'a partagé l’aperçu',
  UNSHARE: 'a retiré un lien d’aperçu',
  FOLLOW: 'a changé avec autre chose',
  SET_ASIDE: 'a été mis avec les indésirables',
  ACCEPT_INDESIRABLE: 'a repris des indésirables',
  ERASE_INDESIRABLE: 'a effacé des indésirables',
  SIGN_IN: 's’est connecté',
  SIGN_IN_REFUSED: 'n’a pas pu se connecter',
  SIGN_OUT: 's’est déconnecté',
  END_SESSION: 'a fermé une session',
  CREATE_ACCOUNT: 'a demandé un compte',
  CREATE_ACCOUNT_REFUSED: 'a demandé un compte qui existe déjà',
  UPDATE_ACCOUNT: 'a modifié son compte',
  INVITE_ACCOUNT: 'a ouvert un compte sur invitation',
  ACTIVATE_ACCOUNT: 'a activé le compte',
  DISABLE_ACCOUNT: 'a désactivé le compte',
  DELETE_ACCOUNT: 'a supprimé le compte',
  SET_ROLE: 'a changé le rôle du compte',
  PASSWORD_LINK: 'a donné un lien de mot de passe',
  CHANGE_PASSWORD: 'a changé le mot de passe',
  CREATE_TOKEN: 'a créé un jeton d’API',
  REVOKE_TOKEN: 'a révoqué un jeton d’API',
  ADD_PASSKEY: 'a ajouté une clé d’accès',
  RENAME_PASSKEY: 'a renommé une clé d’accès',
  REMOVE_PASSKEY: 'a retiré une clé d’accès',
  REFUSE_PASSKEY: 'n’a pas pu se connecter par une clé d’accès copiée',
  BACKUP: 'a sauvegardé le site',
  BACKUP_FAILED: 'n’a pas pu sauvegarder le site',
  CLEAR_DEMO: 'a retiré la démonstration',
  HIDE_FIRST_STEPS: 'a replié les premiers pas',
  RESEND_EMAILS: 'a renvoyé des e-mails',
  DROP_EMAILS: 'a abandonné des e-mails',
  TEST_EMAIL: 'a envoyé un e-mail d’essai',
  EXPORT_MESSAGES: 'a téléchargé des messages',
  EXPORT_PERSON: 'a téléchargé les données d’une personne',
  ERASE_PERSON: 'a effacé les données d’une personne',
  SET_RETENTION: 'a changé la durée de conservation',
  SET_REGISTRATIONS: 'a ouvert ou fermé les demandes de compte',
  SET_ACCESSIBILITE: 'a changé la déclaration d’accessibilité',
  SAVE_REDIRECT: 'a redirigé une ancienne adresse',
  DELETE_REDIRECT: 'a retiré une redirection',
  IMPORT_REDIRECTS: 'a importé des redirections',
  FORGET_MISSED_ADDRESS: 'a oublié une adresse manquée',
  SET_MENU: 'a changé le menu',
  SET_ACCUEIL: 'a changé les parties de l’accueil',
  SET_CHIFFRES: 'a changé les chiffres clés',
  ADD_MEDIA: 'a ajouté une image',
  UPDATE_MEDIA: 'a décrit une image',
  REPLACE_MEDIA: 'a remplacé une image partout',
  CROP_MEDIA: 'a recadré une image',
  ERASE_MEDIA: 'a effacé une image',
  UPDATE_TEXT: 'a changé un texte du site',
  SAVE_TEXT_DRAFT: 'a enregistré le brouillon d’un texte du site',
  DISCARD_TEXT_DRAFT: 'a abandonné le brouillon d’un texte du site',
  CREATE_WEBHOOK: 'a créé un webhook',
  UPDATE_WEBHOOK: 'a modifié un webhook',
  DELETE_WEBHOOK: 'a supprimé un webhook',
  ROTATE_WEBHOOK_SECRET: 'a remplacé le secret d’un webhook',
  RESEND_WEBHOOK: 'a renvoyé un événement',
  TEST_WEBHOOK: 'a essayé un webhook',
  STOP_WEBHOOK: 'a arrêté un webhook qui ne répondait plus',
  RESET_TEXT: 'a remis un texte du site comme à l’origine',
}

/** What was done. Visitors ask for an account; the command line makes one. */
export function actText({ act, door }: Pick<journalEntry_entry$data, 'act' | 'door'>): string {
  if (act === 'CREATE_ACCOUNT' && door === 'COMMAND') return 'a créé un compte'
  return gestes[act] ?? 'a modifié'
}

/** The author: a name, or what works without one. */
export function authorText({
  by,
  byToken,
  token,
  door,
}: Pick<journalEntry_entry$data, 'by' | 'byToken' | 'token' | 'door'>): string {
  if (by && token) return `${by} (par le jeton «\u00a0${token}\u00a0»)`
  if (by) return byToken || door === 'REST' ? `${by} (par l’API)` : by
  if (door === 'JOB') return 'le programme'
  return door === 'COMMAND' ? 'la ligne de commande du serveur' : 'un visiteur'
}

/** A text as the first word of a sentence. */
export function capitalize(texte: string): string {
  return texte.charAt(0).toUpperCase() + texte.slice(1)
}
