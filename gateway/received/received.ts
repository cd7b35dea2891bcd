import type { Db } from '../../db/connect.ts'
import { activeOnes, type Seen } from '../../db/contentStore.ts'
import { libelleOf } from '../../db/texts.ts'
import { de } from '../../schema/content/elision.ts'
import { isFromVisitors, type FromVisitors } from '../../schema/content/fromVisitors.ts'
import type { Config } from '../config.ts'
import type { Mailer, Message } from './mail.ts'
import type { RateLimits } from '../security/rateLimit.ts'

interface Options {
  config: Config
  db: Db
  mailer: Mailer
  limits: RateLimits
}

/** Writes to staff of what visitors send, and to who asks for a quote that his request has come. */
export function createReceived({ config, db, mailer, limits }: Options): (item: Seen) => void {
  const { notifyEmail, publicUrl, company } = config

  async function confirmation({ email, reference }: Seen<'devis'>): Promise<Message | null> {
    // Anybody can type anybody's address.
    if (!(await limits.allows('confirmation', email.toLowerCase()))) return null
    const [active] = await activeOnes(db.read, 'entreprise')
    const { nom, phone1 } = active ?? company
    return {
      to: email,
      replyTo: active?.email1 ?? company.email,
      subject: `Votre demande de devis ${reference}`,
      // Nothing of what was typed: nobody is to send his words through us.
      text: [
        'Bonjour,',
        `Nous avons bien reçu votre demande de devis. Sa référence est ${reference}.`,
        `Nous l’étudions et revenons vers vous. Pour la compléter, répondez à ce message ou appelez le ${phone1}, avec la référence.`,
        'Si vous n’avez rien demandé, quelqu’un a donné votre adresse par erreur\u00a0: vous n’avez rien à faire.',
        nom,
      ].join('\n\n'),
    }
  }

  function notice(to: string, subject: string, replyTo: string, fields: [string, string | null][]): Message {
    const given = fields.flatMap(([name, value]) => (value ? [`${name}\u00a0: ${value}`] : []))
    const text = [...given, `À lire sur ${publicUrl}/admin`].join('\n\n')
    return { to, subject, replyTo, text }
  }

  function noticeOf(to: string, item: FromVisitors): Message {
    switch (item.table) {
      case 'contact':
        return notice(to, `Nouveau message ${de(item.nom)}`, item.email, [
          ['Nom', item.nom],
          ['E-mail', item.email],
          ['Téléphone', item.telephone],
          ['Sujet', item.sujet],
          ['Message', item.message],
        ])
      case 'devis':
        return notice(to, `Demande de devis ${item.reference} ${de(item.nom)}`, item.email, [
          ['Nom', item.nom],
          ['Entreprise', item.entreprise],
          ['E-mail', item.email],
          ['Téléphone', item.telephone],
          ['Service', item.service],
          ['Lieu', item.lieu],
          ['Budget', item.budget],
          ['Description', item.description],
        ])
      case 'carriere':
        return notice(to, `Candidature ${de(libelleOf(item.table, item))}`, item.email, [
          ['Nom', item.nom],
          ['Prénom', item.prenom],
          ['E-mail', item.email],
          ['Téléphone', item.telephone],
          ['Poste', item.poste],
          ['Message', item.message],
          ['CV', item.cv && 'joint, à ouvrir dans l’administration'],
        ])
    }
  }

  return (item) => {
    if (!isFromVisitors(item)) return
    if (notifyEmail) void mailer.sendLater(() => Promise.resolve(noticeOf(notifyEmail, item)))
    if (item.table === 'devis') void mailer.sendLater(() => confirmation(item))
  }
}
