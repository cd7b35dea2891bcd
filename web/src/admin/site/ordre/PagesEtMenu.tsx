import { graphql, useLazyLoadQuery } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { refusalOf } from '../../ui/serverRefusal.ts'
import type { PagesEtMenuAccueilMutation } from '../../../__generated__/PagesEtMenuAccueilMutation.graphql.ts'
import type { PagesEtMenuChiffresMutation } from '../../../__generated__/PagesEtMenuChiffresMutation.graphql.ts'
import type { PagesEtMenuMutation } from '../../../__generated__/PagesEtMenuMutation.graphql.ts'
import type { PagesEtMenuQuery } from '../../../__generated__/PagesEtMenuQuery.graphql.ts'
import { ChiffresPropres } from './ChiffresPropres.tsx'
import { ListeOrdonnee } from './ListeOrdonnee.tsx'
import { noms } from './noms.ts'
import { useLatestSave } from './useLatestSave.ts'
import classes from './PagesEtMenu.module.css'

/** The order of the menus and of the home page, with what is hidden of both, and the key figures. */
export default function PagesEtMenu() {
  const { site } = useLazyLoadQuery<PagesEtMenuQuery>(
    graphql`
      query PagesEtMenuQuery {
        site {
          menu {
            name
            parent
            isHidden
            isEmpty
          }
          accueil {
            name
            isHidden
          }
          chiffresComptes {
            name
            isHidden
          }
          chiffresPropres {
            nombre
            unite
            libelle
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [setMenu] = useMutation<PagesEtMenuMutation>(graphql`
    mutation PagesEtMenuMutation($input: SetMenuInput!) {
      setMenu(input: $input) {
        ... on SetMenuPayload {
          site {
            menu {
              name
              parent
              isHidden
              isEmpty
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [setAccueil] = useMutation<PagesEtMenuAccueilMutation>(graphql`
    mutation PagesEtMenuAccueilMutation($input: SetAccueilInput!) {
      setAccueil(input: $input) {
        ... on SetAccueilPayload {
          site {
            accueil {
              name
              isHidden
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const [setChiffres] = useMutation<PagesEtMenuChiffresMutation>(graphql`
    mutation PagesEtMenuChiffresMutation($input: SetChiffresInput!) {
      setChiffres(input: $input) {
        ... on SetChiffresPayload {
          site {
            chiffresComptes {
              name
              isHidden
            }
            chiffresPropres {
              nombre
              unite
              libelle
            }
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)

  const menu = useLatestSave(
    site.menu.flatMap(({ name, isHidden }) => known(name, isHidden)),
    async (entries) => refusalOf((await setMenu({ variables: { input: { entries } } })).setMenu.refusal),
  )
  const accueil = useLatestSave(
    site.accueil.flatMap(({ name, isHidden }) => known(name, isHidden)),
    async (entries) =>
      refusalOf((await setAccueil({ variables: { input: { entries } } })).setAccueil.refusal),
  )
  const propres = site.chiffresPropres.map(({ nombre, unite, libelle }) => ({
    nombre,
    unite: unite ?? '',
    libelle,
  }))
  const chiffres = useLatestSave(
    {
      comptes: site.chiffresComptes.flatMap(({ name, isHidden }) => known(name, isHidden)),
      propres,
    },
    async (input) => refusalOf((await setChiffres({ variables: { input } })).setChiffres.refusal),
  )
  const faute = menu.refusal.general || accueil.refusal.general || chiffres.refusal.general
  const entryOf = (name: string) => site.menu.find((entry) => entry.name === name)
  return (
    <section id="pages-et-menu" aria-labelledby="pages-et-menu-titre">
      <h2 id="pages-et-menu-titre">Pages et menu</h2>
      <p className={classes.intro}>
        Chaque changement est en ligne aussitôt. Une page sans contenu reste hors des menus jusqu’à ce qu’elle
        en ait&#8239;; son adresse répond toujours.
      </p>
      {faute && (
        <p role="alert" className={classes.faute}>
          {faute}
        </p>
      )}
      <section className={classes.partie} aria-labelledby="menu-titre">
        <h3 id="menu-titre">Menu et pied de page</h3>
        <ListeOrdonnee
          label="Menu et pied de page"
          entrees={menu.shown}
          nomDe={(name) => noms.menu[name]}
          groupeDe={(name) => entryOf(name)?.parent ?? null}
          seMasque={(name) => name !== 'ENTREPRISE'}
          motSur={(name) => (entryOf(name)?.isEmpty ? 'Rien à montrer pour l’instant' : null)}
          onChange={menu.save}
        />
      </section>
      <section className={classes.partie} aria-labelledby="accueil-titre">
        <h3 id="accueil-titre">Accueil</h3>
        <p className={classes.intro}>Après les diapositives, dans cet ordre&nbsp;:</p>
        <ListeOrdonnee
          label="Parties de l’accueil"
          entrees={accueil.shown}
          nomDe={(name) => noms.accueil[name]}
          onChange={accueil.save}
        />
      </section>
      <section className={classes.partie} aria-labelledby="chiffres-titre">
        <h3 id="chiffres-titre">Chiffres clés</h3>
        <p className={classes.intro}>
          Ceux que le site compte lui-même, à partir de trois&#8239;; puis les vôtres, six au plus.
        </p>
        <ListeOrdonnee
          label="Chiffres comptés"
          entrees={chiffres.shown.comptes}
          nomDe={(name) => noms.chiffres[name]}
          onChange={(comptes, fait) => chiffres.save({ ...chiffres.shown, comptes }, fait)}
        />
        <ChiffresPropres
          kept={propres}
          fautes={chiffres.refusal.fields}
          onSave={(propres) => chiffres.save({ ...chiffres.shown, propres }, 'Chiffres enregistrés.')}
        />
      </section>
    </section>
  )
}

/** An entry that this page knows; of a newer server there may be others, which stay behind those that are sent. */
function known<Name extends string>(
  name: Name,
  isHidden: boolean,
): { name: Exclude<Name, '%future added value'>; isHidden: boolean }[] {
  return isKnown(name) ? [{ name, isHidden }] : []
}

function isKnown<Name extends string>(name: Name): name is Exclude<Name, '%future added value'> {
  return Object.values(noms).some((some) => name in some)
}
