import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { VersionsDialogueQuery } from '../../__generated__/VersionsDialogueQuery.graphql.ts'
import { usePageLocation } from '../../router/location.ts'
import { backTo } from '../../router/steps.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import type { ItemVersion } from '../editeur/definition/base.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { hrefWith } from '../liste/filtres/listFilter.ts'
import { Boite } from '../ui/Boite.tsx'
import { versionChoiceIn, versionChoiceText, type VersionChoice } from './versionChoice.ts'
import { Comparaison } from './Comparaison.tsx'
import { ListeDeVersions } from './ListeDeVersions.tsx'
import { useRestoreVersion } from './useRestoreVersion.ts'
import classes from './Versions.module.css'

const enAttente = <p role="status">Chargement…</p>

interface VersionsDialogueProps {
  /** All versions of the item. */
  preloaded: PreloadedQuery<VersionsDialogueQuery>
  element: ItemVersion
  libelle: string
  definition: Definition
  /** The form holds what is not saved yet. */
  estModifie: boolean
  /** The item has changed: the form is to be filled anew. */
  onRestored(): void
}

/** All versions of an item, and two of them side by side, as the address says. */
export default function VersionsDialogue(props: VersionsDialogueProps) {
  const { preloaded, element, libelle, definition, estModifie, onRestored } = props
  const { search, navigate } = usePageLocation()
  const choisi = new URLSearchParams(search).get('versions') ?? ''
  const choix = versionChoiceIn(choisi)
  const reprendre = useRestoreVersion(element, definition)
  const close = () => backTo(hrefWith(search, { versions: null }), navigate)
  const goTo = (versions: string) => navigate(hrefWith(search, { versions }), { replace: true })

  async function onRestore(version: number, fields?: readonly string[]): Promise<void> {
    if (!(await reprendre(version, fields))) return
    close()
    onRestored()
  }

  return (
    <Boite titre={`Versions de «\u00a0${libelle}\u00a0»`} onClose={close} large>
      {estModifie && (
        <p className={classes.avis}>
          Enregistrez d’abord ce que vous avez modifié pour reprendre une version.
        </p>
      )}
      <div className={classes.deux} data-seule={choix ? true : undefined}>
        <div className={classes.liste}>
          <QueryBoundary
            of={preloaded}
            failed={<p role="alert">Les versions n’ont pas pu être lues.</p>}
            waiting={enAttente}
          >
            <Liste
              preloaded={preloaded}
              definition={definition}
              choix={choix}
              onCompare={(voulu) => goTo(versionChoiceText(voulu))}
            />
          </QueryBoundary>
        </div>
        <div className={classes.comparaison}>
          {choix ? (
            <>
              <button
                type="button"
                className={`outil outil-discret ${classes.retour}`}
                onClick={() => goTo('toutes')}
              >
                ← Toutes les versions
              </button>
              <QueryBoundary
                key={choisi}
                of={element.version}
                failed={<p role="alert">Ces versions n’ont pas pu être lues.</p>}
                waiting={enAttente}
              >
                <Comparaison
                  element={element}
                  definition={definition}
                  choix={choix}
                  onReprendre={estModifie ? null : (...de) => void onRestore(...de)}
                />
              </QueryBoundary>
            </>
          ) : (
            <p className={classes.vide}>
              Choisissez une version pour voir ce qu’elle a changé, ou deux pour les comparer.
            </p>
          )}
        </div>
      </div>
      <p>
        <button type="button" className="bouton bouton-serre bouton-leger" onClick={close}>
          Fermer
        </button>
      </p>
    </Boite>
  )
}

interface ListeProps {
  preloaded: PreloadedQuery<VersionsDialogueQuery>
  definition: Definition
  choix: VersionChoice | null
  onCompare(choix: VersionChoice): void
}

function Liste({ preloaded, ...props }: ListeProps) {
  const { node } = usePreloadedQuery<VersionsDialogueQuery>(
    graphql`
      query VersionsDialogueQuery($id: ID!) @preloadable {
        node(id: $id) {
          ...ListeDeVersions_content @alias(as: "historique")
        }
      }
    `,
    preloaded,
  )
  const historique = node?.historique
  return historique ? <ListeDeVersions content={historique} {...props} /> : <p>Cet élément n’existe plus.</p>
}
