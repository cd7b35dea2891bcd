import { graphql, useLazyLoadQuery } from 'react-relay'
import { useMutation } from '../../../relay/useMutation.ts'
import { announce } from '../../messages/announcements.ts'
import { refusalOf, type Refusal } from '../../ui/serverRefusal.ts'
import { useAnswer } from '../../ui/useAnswer.ts'
import type { PagesEtMenuAccueilMutation } from '../../../__generated__/PagesEtMenuAccueilMutation.graphql.ts'
import type { PagesEtMenuChiffresMutation } from '../../../__generated__/PagesEtMenuChiffresMutation.graphql.ts'
import type { PagesEtMenuMutation } from '../../../__generated__/PagesEtMenuMutation.graphql.ts'
import type { PagesEtMenuQuery } from '../../../__generated__/PagesEtMenuQuery.graphql.ts'
import { ChiffresPropres } from './ChiffresPropres.tsx'
import { ListeOrdonnee } from './ListeOrdonnee.tsx'
import { noms } from './noms.ts'
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
  const { answer, ask } = useAnswer()

  /** Saves at once, and offers to put back what was before. */
  async function save<Input>(
    send: (input: Input) => Promise<Refusal | null>,
    { before, after, fait }: { before: Input; after: Input; fait: string },
  ): Promise<void> {
    if (!(await ask(() => send(after)))) return
    const perform = () => void save(send, { before: after, after: before, fait: 'Remis comme avant.' })
    announce(fait, { libelle: 'Annuler', perform })
  }

  type MenuInput = PagesEtMenuMutation['variables']['input']
  const sendMenu = async (input: MenuInput) =>
    refusalOf((await setMenu({ variables: { input } })).setMenu.refusal)
  type AccueilInput = PagesEtMenuAccueilMutation['variables']['input']
  const sendAccueil = async (input: AccueilInput) =>
    refusalOf((await setAccueil({ variables: { input } })).setAccueil.refusal)
  type ChiffresInput = PagesEtMenuChiffresMutation['variables']['input']
  const sendChiffres = async (input: ChiffresInput) =>
    refusalOf((await setChiffres({ variables: { input } })).setChiffres.refusal)

  const menu = site.menu.flatMap(({ name, isHidden }) => known(name, isHidden))
  const accueil = site.accueil.flatMap(({ name, isHidden }) => known(name, isHidden))
  const comptes = site.chiffresComptes.flatMap(({ name, isHidden }) => known(name, isHidden))
  const propres = site.chiffresPropres.map(({ nombre, unite, libelle }) => ({
    nombre,
    unite: unite ?? '',
    libelle,
  }))
  const entryOf = (name: string) => site.menu.find((entry) => entry.name === name)
  return (
    <section id="pages-et-menu" aria-labelledby="pages-et-menu-titre">
      <h2 id="pages-et-menu-titre">Pages et menu</h2>
      <p className={classes.intro}>
        Chaque changement est en ligne aussitôt. Une page sans contenu reste hors des menus jusqu’à ce qu’elle
        en ait&#8239;; son adresse répond toujours.
      </p>
      {answer.refusal.general && (
        <p role="alert" className={classes.faute}>
          {answer.refusal.general}
        </p>
      )}
      <section className={classes.partie} aria-labelledby="menu-titre">
        <h3 id="menu-titre">Menu et pied de page</h3>
        <ListeOrdonnee
          label="Menu et pied de page"
          entrees={menu}
          nomDe={(name) => noms.menu[name]}
          groupeDe={(name) => entryOf(name)?.parent ?? null}
          seMasque={(name) => name !== 'ENTREPRISE'}
          motSur={(name) => (entryOf(name)?.isEmpty ? 'Rien à montrer pour l’instant' : null)}
          onChange={(entries, fait) =>
            void save(sendMenu, { before: { entries: menu }, after: { entries }, fait })
          }
        />
      </section>
      <section className={classes.partie} aria-labelledby="accueil-titre">
        <h3 id="accueil-titre">Accueil</h3>
        <p className={classes.intro}>Après les diapositives, dans cet ordre&nbsp;:</p>
        <ListeOrdonnee
          label="Parties de l’accueil"
          entrees={accueil}
          nomDe={(name) => noms.accueil[name]}
          onChange={(entries, fait) =>
            void save(sendAccueil, { before: { entries: accueil }, after: { entries }, fait })
          }
        />
      </section>
      <section className={classes.partie} aria-labelledby="chiffres-titre">
        <h3 id="chiffres-titre">Chiffres clés</h3>
        <p className={classes.intro}>
          Ceux que le site compte lui-même, à partir de trois&#8239;; puis les vôtres, six au plus.
        </p>
        <ListeOrdonnee
          label="Chiffres comptés"
          entrees={comptes}
          nomDe={(name) => noms.chiffres[name]}
          onChange={(after, fait) =>
            void save(sendChiffres, {
              before: { comptes, propres },
              after: { comptes: after, propres },
              fait,
            })
          }
        />
        <ChiffresPropres
          kept={propres}
          fautes={answer.refusal.fields}
          onSave={(after) =>
            void save(sendChiffres, {
              before: { comptes, propres },
              after: { comptes, propres: after },
              fait: 'Chiffres enregistrés.',
            })
          }
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
