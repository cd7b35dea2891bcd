import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import type { DashboardPageQuery } from '../../__generated__/DashboardPageQuery.graphql.ts'
import { Attention } from './Attention.tsx'
import { AVenir } from './AVenir.tsx'
import { BoiteDeReception } from './boite/BoiteDeReception.tsx'
import { LiensOuverts } from '../partage/LiensOuverts.tsx'
import { RelectureDuSite } from '../relecture/RelectureDuSite.tsx'
import { Brouillons } from './Brouillons.tsx'
import { Comptes } from './Comptes.tsx'
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
    }
    viewer {
      ...Comptes_viewer
    }
    admin {
      sendsMail
      takesFiles
      ...PremiersPas_admin
      ...Attention_admin
      ...useMessages_admin
      ...AVenir_admin
      ...Brouillons_admin
      ...RelectureDuSite_admin
      ...DerniersChangements_admin
      ...Comptes_admin
      ...LiensOuverts_admin
      ...Courrier_admin
      ...Sauvegarde_admin
    }
  }
`

/** What needs attention, what has come in, and what was done last. */
export default function DashboardPage({ data: { site, viewer, admin } }: AdminPageProps<DashboardPageQuery>) {
  return (
    <>
      <title>Accueil – Administration</title>
      <h1>Accueil</h1>
      {site.demo && <Demonstration />}
      {admin && <Courrier admin={admin} />}
      {admin && <PremiersPas admin={admin} />}
      {admin && (
        <div className={classes.accueil}>
          <Attention admin={admin} />
          <BoiteDeReception admin={admin} />
          <div className={classes.constats}>
            {!admin.takesFiles && <SansPlace />}
            {!admin.sendsMail && <SansMessagerie />}
            <Sauvegarde admin={admin} />
          </div>
          <div className={classes.volets}>
            <AVenir admin={admin} />
            <Brouillons admin={admin} />
            <RelectureDuSite admin={admin} />
            <DerniersChangements admin={admin} />
            <Comptes admin={admin} viewer={viewer} />
            <LiensOuverts admin={admin} />
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
