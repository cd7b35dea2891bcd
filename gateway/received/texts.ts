import type { PasskeyAct } from '../../db/passkeys/passkeyTables.ts'
import type { AccountAct } from '../../db/tables.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import { withDe } from '../../schema/content/fields/elision.ts'
import type { FromVisitors } from '../../schema/messages/fromVisitors.ts'
import type { Message } from './mail.ts'

/** What is written to whom, but for the address it goes to. */
type Text = Omit<Message, 'to'>

/** Gives the owner of an account his link. */
export function newPasswordEmail(link: string): Text {
  return {
    subject: 'Nouveau mot de passe',
    text: [
      'Bonjour,',
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, choisissez-le ici\u00a0:',
      link,
      'Ce lien sert une fois et reste valable une heure. Si ce n’est pas vous, ne faites rien.',
    ].join('\n\n'),
  }
}

/** Greets a colleague whose account has been opened. */
export function welcomeEmail(link: string): Text {
  return {
    subject: 'Votre compte est ouvert',
    text: [
      'Bonjour,',
      'Votre compte dans l’administration du site est ouvert. Choisissez ici votre mot de passe\u00a0:',
      link,
      'Ce lien sert une fois et reste valable sept jours. Si vous aviez donné un mot de passe avec une demande, il ne sert plus. Si vous n’attendiez pas cet e-mail, dites-le à un collègue\u00a0: quelqu’un a pu donner votre adresse.',
    ].join('\n\n'),
  }
}

const acts: Record<AccountAct, string> = {
  activateAccount: 'a été activé',
  disableAccount: 'a été désactivé',
  deleteAccount: 'a été supprimé',
  passwordLink: 'a reçu un lien pour un nouveau mot de passe, fait à la main',
  setRole: 'a changé de rôle',
}

/** Tells the owners what was done to an account. */
export function accountActEmail(
  { act, nom, by }: { act: AccountAct; nom: string; by: string },
  publicUrl: string,
): Text {
  return {
    subject: `Le compte ${withDe(nom)} ${acts[act]}`,
    text: [
      'Bonjour,',
      `Le compte ${withDe(nom)} ${acts[act]}, par ${by}.`,
      `Les comptes sont sur ${publicUrl}/admin/dashboard`,
    ].join('\n\n'),
  }
}

const passkeyActs: Record<PasskeyAct, { subject: string; said: string; advice: string }> = {
  addPasskey: {
    subject: 'Nouvelle clé d’accès',
    said: 'a été ajoutée à votre compte',
    advice: 'Si ce n’est pas vous, retirez-la et changez votre mot de passe\u00a0:',
  },
  removePasskey: {
    subject: 'Clé d’accès retirée',
    said: 'a été retirée de votre compte',
    advice: 'Si ce n’est pas vous, changez votre mot de passe\u00a0:',
  },
  refusePasskey: {
    subject: 'Clé d’accès refusée',
    said: 'a été refusée\u00a0: elle semble avoir été copiée',
    advice: 'Retirez-la, puis ajoutez-en une autre\u00a0:',
  },
}

/** Tells the owner of an account what became of one of his passkeys. */
export function passkeyActEmail({ act, nom }: { act: PasskeyAct; nom: string }, publicUrl: string): Text {
  const { subject, said, advice } = passkeyActs[act]
  return {
    subject,
    text: [
      'Bonjour,',
      `La clé d’accès «\u00a0${nom}\u00a0» ${said}.`,
      `${advice} ${publicUrl}/admin/dashboard#compte-cles`,
    ].join('\n\n'),
  }
}

/** Warns the maker of an API token that it ends soon. */
export function tokenEndingEmail(
  { nom, expiresAt, timeZone }: { nom: string; expiresAt: string; timeZone: string },
  publicUrl: string,
): Text {
  const day = new Date(expiresAt).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone })
  return {
    subject: `Le jeton «\u00a0${nom}\u00a0» prend fin le ${day}`,
    text: [
      'Bonjour,',
      `Le jeton d’accès «\u00a0${nom}\u00a0», que vous avez créé, prend fin le ${day}. Le programme qui l’emploie ne pourra plus lire ni modifier le site.`,
      `S’il sert encore, créez-en un nouveau et donnez-le au programme\u00a0: ${publicUrl}/admin/dashboard#compte-jetons`,
      'S’il ne sert plus, ne faites rien.',
    ].join('\n\n'),
  }
}

/** Tells staff that backups are no longer made. */
export function failedBackupEmail(why: string, publicUrl: string): Text {
  return {
    subject: 'La sauvegarde du site a échoué',
    text: [
      'Bonjour,',
      `La sauvegarde du site a échoué\u00a0: ${why}`,
      'Elle est essayée de nouveau jusqu’à ce qu’elle réussisse. D’ici là, ce message n’est plus envoyé.',
      `L’état des sauvegardes est sur ${publicUrl}/admin`,
    ].join('\n\n'),
  }
}

/** Tells staff that a webhook was switched off. */
export function stoppedWebhookEmail(nom: string, why: string, publicUrl: string): Text {
  return {
    subject: `Le webhook «\u00a0${nom}\u00a0» a été arrêté`,
    text: [
      'Bonjour,',
      `Le webhook «\u00a0${nom}\u00a0» a été arrêté. ${why}`,
      `Le programme qui le reçoit n’est plus prévenu de rien. Une fois qu’il répond de nouveau, remettez le webhook en marche sur ${publicUrl}/admin/webhooks`,
    ].join('\n\n'),
  }
}

/**
 * The page of each type's messages: the addresses are the inbox's own (`web/src/admin/dashboard/boite/inboxes.ts`).
 */
const boxes = { contact: 'messages', devis: 'devis', carriere: 'candidatures' }

/** Tells staff what a visitor has sent. */
export function noticeEmail(item: FromVisitors, publicUrl: string): Text {
  const { subject, fields } = partsOf(item)
  const given = fields.flatMap(([name, value]) => (value ? [`${name}\u00a0: ${value}`] : []))
  return {
    subject,
    ...(item.email && { replyTo: item.email }),
    text: [
      ...given,
      `À lire sur ${publicUrl}/admin/dashboard?boite=${boxes[item.table]}&message=${item.id}`,
    ].join('\n\n'),
  }
}

function partsOf(item: FromVisitors): { subject: string; fields: [string, string | null][] } {
  switch (item.table) {
    case 'contact':
      return {
        subject: `Nouveau message ${withDe(item.nom)}`,
        fields: [
          ['Nom', item.nom],
          ['E-mail', item.email],
          ['Téléphone', item.telephone],
          ['Sujet', item.sujet],
          ['Message', item.message],
        ],
      }
    case 'devis':
      return {
        subject: `Demande de devis ${item.reference} ${withDe(item.nom)}`,
        fields: [
          ['Nom', item.nom],
          ['Entreprise', item.entreprise],
          ['E-mail', item.email],
          ['Téléphone', item.telephone],
          ['Service', item.service],
          ['Lieu', item.lieu],
          ['Budget', item.budget],
          ['Description', item.description],
        ],
      }
    case 'carriere':
      return {
        subject: `Candidature ${withDe(libelleOf(item.table, item))}`,
        fields: [
          ['Nom', item.nom],
          ['Prénom', item.prenom],
          ['E-mail', item.email],
          ['Téléphone', item.telephone],
          ['Poste', item.poste],
          ['Message', item.message],
          ['CV', item.cv && 'joint, à ouvrir dans l’administration'],
        ],
      }
  }
}
