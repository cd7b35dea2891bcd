import { type ReactNode, Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { VersionsDialogueQuery } from '../../__generated__/VersionsDialogueQuery.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { backTo } from '../../router/steps.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import type { Element } from '../editeur/definition/base.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { adresseAvec } from '../liste/filtres/filtre.ts'
import { Boite } from '../ui/Boite.tsx'
import { choixDans, texteDe, type Choix } from './adresse.ts'
import { Comparaison } from './Comparaison.tsx'
import { ListeDeVersions } from './ListeDeVersions.tsx'
import { useRestoreVersion } from './useRestoreVersion.ts'
import classes from './Versions.module.css'

interface VersionsDialogueProps {
  element: Element
  libelle: string
  definition: Definition
  /** The form holds what is not saved yet. */
  estModifie: boolean
  /** The item has changed: the form is to be filled anew. */
  onRepris(): void
}

/** All versions of an item, and two of them side by side, as the address says. */
export default function VersionsDialogue(props: VersionsDialogueProps) {
  const { element, libelle, definition, estModifie, onRepris } = props
  const { search, navigate } = usePageLocation()
  const choisi = new URLSearchParams(search).get('versions') ?? ''
  const choix = choixDans(choisi)
  const reprendre = useRestoreVersion(element, definition)
  const fermer = () => backTo(adresseAvec(search, { versions: null }), navigate)
  const aller = (versions: string) => navigate(adresseAvec(search, { versions }), { replace: true })

  async function onReprendre(version: number, fields?: readonly string[]): Promise<void> {
    if (!(await reprendre(version, fields))) return
    fermer()
    onRepris()
  }

  return (
    <Boite titre={`Versions de «\u00a0${libelle}\u00a0»`} onClose={fermer} large>
      {estModifie && (
        <p className={classes.avis}>
          Enregistrez d’abord ce que vous avez modifié pour reprendre une version.
        </p>
      )}
      <div className={classes.deux} data-seule={choix ? true : undefined}>
        <div className={classes.liste}>
          <Attendre de={element.version} fautes="Les versions n’ont pas pu être lues.">
            <Liste
              element={element}
              definition={definition}
              choix={choix}
              onComparer={(voulu) => aller(texteDe(voulu))}
            />
          </Attendre>
        </div>
        <div className={classes.comparaison}>
          {choix ? (
            <>
              <button
                type="button"
                className={`outil outil-discret ${classes.retour}`}
                onClick={() => aller('toutes')}
              >
                ← Toutes les versions
              </button>
              <Attendre key={choisi} de={element.version} fautes="Ces versions n’ont pas pu être lues.">
                <Comparaison
                  element={element}
                  definition={definition}
                  choix={choix}
                  onReprendre={estModifie ? null : (...de) => void onReprendre(...de)}
                />
              </Attendre>
            </>
          ) : (
            <p className={classes.vide}>
              Choisissez une version pour voir ce qu’elle a changé, ou deux pour les comparer.
            </p>
          )}
        </div>
      </div>
      <p>
        <button type="button" className="bouton bouton-serre bouton-leger" onClick={fermer}>
          Fermer
        </button>
      </p>
    </Boite>
  )
}

interface ListeProps {
  element: Element
  definition: Definition
  choix: Choix | null
  onComparer(choix: Choix): void
}

function Liste({ element, ...props }: ListeProps) {
  const { node } = useLazyLoadQuery<VersionsDialogueQuery>(
    graphql`
      query VersionsDialogueQuery($id: ID!) {
        node(id: $id) {
          ...ListeDeVersions_content @alias(as: "historique")
        }
      }
    `,
    { id: element.id },
    { fetchPolicy: 'network-only', fetchKey: element.version },
  )
  const historique = node?.historique
  return historique ? <ListeDeVersions content={historique} {...props} /> : <p>Cet élément n’existe plus.</p>
}

interface AttendreProps {
  /** The version that is read: another one is tried anew. */
  de: number
  /** What to say where that failed. */
  fautes: string
  children: ReactNode
}

function Attendre({ de, fautes, children }: AttendreProps) {
  return (
    <ErrorBoundary of={de} fallback={<p role="alert">{fautes}</p>}>
      <Suspense fallback={<p role="status">Chargement…</p>}>{children}</Suspense>
    </ErrorBoundary>
  )
}
