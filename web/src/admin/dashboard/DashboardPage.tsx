import { graphql, useFragment } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import type { DashboardPage_admin$key } from '../../__generated__/DashboardPage_admin.graphql.ts'
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts'
import { Attention } from './Attention.tsx'
import { AVenir } from './AVenir.tsx'
import { BoiteDeReception } from './boite/BoiteDeReception.tsx'
import { peut } from '../peut/peut.ts'
import { LiensOuverts } from '../partage/LiensOuverts.tsx'
import { RelectureDuSite } from '../relecture/RelectureDuSite.tsx'
import { Brouillons } from './Brouillons.tsx'
import { Comptes } from './comptes/Comptes.tsx'
import { Courrier } from './Courrier.tsx'
import classes from './Dashboard.module.css'
import { Demonstration } from './Demonstration.tsx'
import { DerniersChangements } from './DerniersChangements.tsx'
import { PremiersPas } from './PremiersPas.tsx'
import { Sauvegarde } from './Sauvegarde.tsx'

export const query = graphql`
  query DashboardPageQuery(
    $type: MessageType!
    $lu: Boolean
    $status: Boolean
    $trashed: Boolean
    $everywhere: Boolean!
    $indesirables: Boolean!
    $search: String
  ) @preloadable {
    ...AdminLayout_query
    site {
      demo
      ...Inscriptions_site
    }
    viewer {
      ...Comptes_viewer
    }
    admin {
      ...DashboardPage_admin
    }
  }
`

/** What needs attention, what has come in, and what was done last: as far as the reader's role shows it. */
export default function DashboardPage({ data }: AdminPageProps<DashboardPageQuery>) {
  const { site, viewer } = data
  const mayWrite = peut('CONTENU')
  const admin = useFragment<DashboardPage_admin$key>(
    graphql`
      fragment DashboardPage_admin on Admin
      @argumentDefinitions(
        comptes: { type: "Boolean!", provider: "../peut/comptes.relayprovider" }
        messages: { type: "Boolean!", provider: "../peut/messages.relayprovider" }
        reglages: { type: "Boolean!", provider: "../peut/reglages.relayprovider" }
      ) {
        sendsMail
        takesFiles
        ...PremiersPas_admin @include(if: $reglages) @alias(as: "premiersPas")
        ...Courrier_admin @include(if: $reglages) @alias(as: "courrier")
        ...Sauvegarde_admin @include(if: $reglages) @alias(as: "sauvegarde")
        ...Attention_admin
        ...useMessages_admin @include(if: $messages) @alias(as: "messages")
        ...AVenir_admin
        ...Brouillons_admin
        ...RelectureDuSite_admin
        ...DerniersChangements_admin
        ...Comptes_admin @include(if: $comptes) @alias(as: "comptes")
        ...LiensOuverts_admin
      }
    `,
    data.admin ?? null,
  )
  return (
    <>
      <title>Accueil – Administration</title>
      <h1>Accueil</h1>
      {site.demo && peut('REGLAGES') && <Demonstration />}
      {admin?.courrier && <Courrier admin={admin.courrier} />}
      {admin?.premiersPas && <PremiersPas admin={admin.premiersPas} />}
      {admin && (
        <div className={classes.accueil}>
          <Attention admin={admin} />
          {admin.messages && <BoiteDeReception admin={admin.messages} />}
          <div className={classes.constats}>
            {!admin.takesFiles && <SansPlace />}
            {!admin.sendsMail && peut('REGLAGES') && <SansMessagerie />}
            {admin.sauvegarde && <Sauvegarde admin={admin.sauvegarde} />}
          </div>
          <div className={classes.volets}>
            {mayWrite && <AVenir admin={admin} />}
            {mayWrite && <Brouillons admin={admin} />}
            {mayWrite && <RelectureDuSite admin={admin} />}
            <DerniersChangements admin={admin} />
            {admin.comptes && <Comptes admin={admin.comptes} site={site} viewer={viewer} />}
            {mayWrite && <LiensOuverts admin={admin} />}
          </div>
        </div>
      )}
    </>
  )
}

function SansPlace() {
  return (
    <p className={classes.note}>
      <strong>Le disque est presque plein.</strong> Le site refuse les images et les documents, les vôtres
      comme les CV des visiteurs&nbsp;; les messages sans fichier arrivent comme d’habitude. La personne qui
      s’occupe du serveur libère de la place&nbsp;: tout reprend de soi-même.
    </p>
  )
}

function SansMessagerie() {
  return (
    <p className={classes.note}>
      <strong>Ce site n’envoie pas d’e-mail.</strong> Personne n’est averti de ce qui arrive ici, les
      visiteurs ne reçoivent pas de confirmation, et à un collègue qui a oublié son mot de passe vous donnez
      un lien, sous «&nbsp;Comptes&nbsp;». Pour que le site écrive, la personne qui s’occupe du serveur
      renseigne <code>SMTP_URL</code>.
    </p>
  )
}
