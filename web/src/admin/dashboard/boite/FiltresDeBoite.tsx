import { useEffect, useState } from 'react'
import { Input, Label, SearchField } from 'react-aria-components'
import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../../router/location.ts'
import { adresseAvec } from '../../liste/filtre.ts'
import type { FiltresDeBoite_admin$key } from './__generated__/FiltresDeBoite_admin.graphql.ts'
import { type Adresse, boites, etats } from './boite.ts'
import classes from './Boite.module.css'

const typingMs = 300

/** Which box, which of what is in it, and a search in it. */
export function FiltresDeBoite({ admin, adresse }: { admin: FiltresDeBoite_admin$key; adresse: Adresse }) {
  const { stats } = useFragment(
    graphql`
      fragment FiltresDeBoite_admin on Admin {
        stats {
          type
          unread
        }
      }
    `,
    admin,
  )
  const { search } = usePageLocation()
  const vers = (changes: Record<string, string | null>) =>
    `/admin/dashboard${adresseAvec(search, { message: null, ...changes })}`
  return (
    <header className={classes['tete']}>
      <h2 id="boite">Boîte de réception</h2>
      <nav aria-label="Boîtes" className={classes['boites']}>
        {Object.entries(boites).map(([nom, { libelle, typename }]) => {
          const unread = stats.find(({ type }) => type === typename)?.unread ?? 0
          return (
            <a
              key={nom}
              href={vers({ boite: nom === 'messages' ? null : nom, etat: null, q: null })}
              aria-current={nom === adresse.boite ? 'page' : undefined}
            >
              {libelle}
              {unread > 0 && (
                <span className={classes['nonLus']}>
                  {unread > 999 ? '999+' : unread}
                  <span className="hors-ecran"> non lus</span>
                </span>
              )}
            </a>
          )
        })}
      </nav>
      <nav aria-label="État" className={classes['etats']}>
        {Object.entries(etats).map(([nom, { libelle }]) => (
          <a
            key={nom}
            href={vers({ etat: nom === 'tous' ? null : nom })}
            aria-current={nom === adresse.etat ? 'page' : undefined}
          >
            {libelle}
          </a>
        ))}
      </nav>
      <Recherche key={adresse.boite} q={adresse.q} />
    </header>
  )
}

/** The address follows what is typed, a moment later. */
function Recherche({ q }: { q: string }) {
  const { search, navigate } = usePageLocation()
  const [typed, setTyped] = useState(q)
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(
      () =>
        navigate(`/admin/dashboard${adresseAvec(search, { q: typed.trim(), message: null })}`, {
          replace: true,
        }),
      typingMs,
    )
    return () => clearTimeout(timer)
  }, [typed, q, search, navigate])
  return (
    <SearchField value={typed} onChange={setTyped} className={classes['recherche'] ?? ''}>
      <Label className="hors-ecran">Rechercher dans la boîte</Label>
      <Input placeholder="Rechercher" maxLength={200} />
    </SearchField>
  )
}
