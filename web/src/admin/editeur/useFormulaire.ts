import { useLayoutEffect, useRef, useState } from 'react'
import { injoignable } from '../messages/messages.ts'
import { lireValeurs, type Champs, type Contenu } from './champs.ts'
import type { Definition } from './definition.ts'
import { changes, fusionner, type Fusion } from './fusion.ts'
import { texteDe, type Valeur, type Valeurs } from './valeurs.ts'
import { elementDe, useEnvoi, type Element } from './useEnvoi.ts'

/** The item as it was when it was read last: what the form is compared with. */
interface Base {
  element: Element | null
  valeurs: Valeurs
}

export interface Conflit {
  actuel: Base
  avant: Valeurs
  fusion: Fusion
}

/** Nothing is saved; all is; or all but what was typed meanwhile. */
export type Suite = 'rien' | 'tout' | 'partie'

export interface Formulaire {
  element: Element | null
  avant: Valeurs
  valeurs: Valeurs
  modifies: readonly string[]
  fautes: Readonly<Record<string, string>>
  /** The faults that the last refusal told of, however many are corrected since: an object of its own each time. */
  refusees: Readonly<Record<string, string>>
  /** What is wrong with the whole of it. */
  message: string
  envoi: boolean
  /** How much of a file has been sent, from 0 to 1; null where none is. */
  progression: number | null
  conflit: Conflit | null
  changer(nom: string, valeur: Valeur): void
  /** Puts back what a draft holds; what others have changed meanwhile is asked about. */
  reprendre(champs: Readonly<Record<string, { base: Valeur; valeur: Valeur }>>): void
  enregistrer(): Promise<Suite>
  /** Takes the choices made for a conflict. */
  resoudre(choix: Valeurs): Promise<Suite>
  ecarterConflit(): void
}

/** The state of a form, and its saving: merges with what others saved, and asks only where both changed the same. */
export function useFormulaire(
  definition: Definition,
  contenu: Contenu | null,
  connections: readonly string[],
  initiales: Valeurs,
  onCree: (id: string, valeurs: Valeurs) => void,
): Formulaire {
  const { champs } = definition
  const [base, setBase] = useState(() => (contenu ? baseDe(champs, contenu) : nouvelle(champs, initiales)))
  const [valeurs, setValeurs] = useState(base.valeurs)
  const [fautes, setFautes] = useState<Formulaire['fautes']>({})
  const [refusees, setRefusees] = useState<Formulaire['fautes']>({})
  const [message, setMessage] = useState('')
  const [envoi, setEnvoi] = useState(false)
  const [progression, setProgression] = useState<number | null>(null)
  const [conflit, setConflit] = useState<Conflit | null>(null)
  const envoyer = useEnvoi(definition, connections)
  const actuelles = useRef(valeurs)
  useLayoutEffect(() => {
    actuelles.current = valeurs
  })

  function changer(nom: string, valeur: Valeur): void {
    setValeurs((autres) => ({ ...autres, [nom]: valeur }))
    setFautes(({ [nom]: _corrigee, ...autres }) => autres)
  }

  function refuser(trouvees: Formulaire['fautes'], raison: string): Suite {
    setFautes(trouvees)
    setRefusees(trouvees)
    setMessage(raison)
    return 'rien'
  }

  async function sauver(depuis: Base, voulues: Valeurs): Promise<Suite> {
    const locales = fautesLocales(champs, voulues)
    if (Object.keys(locales).length > 0) return refuser(locales, '')
    setFautes({})
    setMessage('')
    setEnvoi(true)
    try {
      return await essayer(depuis, voulues, voulues)
    } catch {
      setMessage(`Rien n’est perdu. ${injoignable}`)
      return 'rien'
    } finally {
      setEnvoi(false)
      setProgression(null)
    }
  }

  async function essayer(depuis: Base, voulues: Valeurs, tapees: Valeurs): Promise<Suite> {
    const noms = changes(depuis.element ? depuis.valeurs : lireValeurs(champs, {}), voulues)
    const issue = await envoyer(depuis.element, voulues, noms, setProgression)
    if (issue.genre === 'refuse') return refuser(issue.fautes, issue.message)
    if (issue.genre === 'enregistre') {
      const apres = baseDe(champs, issue.contenu)
      setBase(apres)
      if (!base.element && apres.element) onCree(apres.element.id, apres.valeurs)
      // What was typed while this was under way stays.
      setValeurs((maintenant) => ({ ...apres.valeurs, ...seules(maintenant, changes(tapees, maintenant)) }))
      return changes(tapees, actuelles.current).length > 0 ? 'partie' : 'tout'
    }
    const actuel = baseDe(champs, issue.actuel)
    const fusion = fusionner(depuis.valeurs, voulues, actuel.valeurs)
    if (fusion.conflits.length === 0) return essayer(actuel, fusion.valeurs, tapees)
    setConflit({ actuel, avant: depuis.valeurs, fusion })
    return 'rien'
  }

  return {
    element: base.element,
    avant: base.valeurs,
    valeurs,
    modifies: changes(base.valeurs, valeurs),
    fautes,
    refusees,
    message,
    envoi,
    progression,
    conflit,
    changer,
    reprendre(gardes) {
      const connus = Object.entries(gardes).filter(([nom]) => champs[nom])
      const anciennes = { ...base.valeurs, ...Object.fromEntries(connus.map(([nom, un]) => [nom, un.base])) }
      const miennes = { ...base.valeurs, ...Object.fromEntries(connus.map(([nom, un]) => [nom, un.valeur])) }
      const fusion = fusionner(anciennes, miennes, base.valeurs)
      setValeurs(fusion.valeurs)
      if (fusion.conflits.length === 0) return
      setConflit({ actuel: base, avant: anciennes, fusion })
      // Whoever puts the question off is asked again: the draft is of a version that others have saved over.
      const { element } = base
      setBase({
        element: element && { ...element, version: element.version - 1 },
        valeurs: { ...base.valeurs, ...seules(anciennes, fusion.conflits) },
      })
    },
    enregistrer: () => sauver(base, valeurs),
    resoudre(choix) {
      if (!conflit) return Promise.resolve('rien')
      const voulues = { ...conflit.fusion.valeurs, ...choix }
      setBase(conflit.actuel)
      setValeurs(voulues)
      setConflit(null)
      return sauver(conflit.actuel, voulues)
    },
    ecarterConflit: () => setConflit(null),
  }
}

function baseDe(champs: Champs, contenu: Contenu): Base {
  return { element: elementDe(contenu), valeurs: lireValeurs(champs, contenu) }
}

/** A new item, with what the page that it is made on says of it. */
function nouvelle(champs: Champs, initiales: Valeurs): Base {
  return { element: null, valeurs: { ...lireValeurs(champs, {}), ...initiales } }
}

/** What keeps the server from being asked, and then what is missing: otherwise the server tells that. */
function fautesLocales(champs: Champs, valeurs: Valeurs): Formulaire['fautes'] {
  const fautes: Record<string, string> = {}
  const manquantes: Record<string, string> = {}
  for (const [nom, champ] of Object.entries(champs)) {
    const faute = champ.faute?.(valeurs[nom] ?? null)
    if (faute) fautes[nom] = faute
    else if (champ.requis && texteDe(valeurs[nom]).trim() === '')
      manquantes[nom] = 'Ce champ est obligatoire.'
  }
  return Object.keys(fautes).length > 0 ? { ...manquantes, ...fautes } : {}
}

function seules(valeurs: Valeurs, noms: readonly string[]): Valeurs {
  return Object.fromEntries(Object.entries(valeurs).filter(([nom]) => noms.includes(nom)))
}
