import { useState } from 'react'

export interface Refus {
  readonly message?: string
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
}

export interface Reponse {
  /** What is wrong, by the name of the field. */
  fautes: Record<string, string>
  /** Read out: what was done, or why not. */
  phrase: string
  refuse: boolean
}

const rien: Reponse = { fautes: {}, phrase: '', refuse: false }

/** What the server said of a form. `envoyer` never fails: what goes wrong becomes a sentence, and the form stays. */
export function useReponse() {
  const [reponse, setReponse] = useState(rien)

  /** True where it was done. */
  async function envoyer(send: () => Promise<Refus>, done: string): Promise<boolean> {
    setReponse(rien)
    try {
      const { message, fields = [] } = await send()
      const refuse = message !== undefined
      setReponse({
        fautes: Object.fromEntries(fields.map((one) => [one.field, one.message])),
        phrase: message ?? done,
        refuse,
      })
      return !refuse
    } catch {
      setReponse({
        ...rien,
        phrase: 'Le serveur ne répond pas. Réessayez dans quelques instants.',
        refuse: true,
      })
      return false
    }
  }
  return { reponse, envoyer }
}
