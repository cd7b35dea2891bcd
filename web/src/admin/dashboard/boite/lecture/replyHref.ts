interface Demande {
  readonly email?: string | null | undefined
  readonly libelle: string
  readonly reference?: string | null | undefined
  readonly sujet?: string | null | undefined
  readonly poste?: string | null | undefined
}

/** The address that begins an answer in the reader's own mail program; null where the sender left none of his. */
export function replyHref({ email, libelle, ...demande }: Demande): string | null {
  if (!email) return null
  const corps = `Bonjour ${libelle},\r\n\r\n`
  const parametres = `subject=${encodeURIComponent(subjectLine(demande))}&body=${encodeURIComponent(corps)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${parametres}`
}

function subjectLine({ reference, sujet, poste }: Omit<Demande, 'email' | 'libelle'>): string {
  if (reference) return `Votre demande de devis ${reference}`
  if (sujet) return `Re\u00a0: ${sujet}`
  if (poste) return `Votre candidature\u00a0: ${poste}`
  return poste === undefined ? 'Votre message' : 'Votre candidature'
}
