import { useLayoutEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { RecordProxy } from 'relay-runtime'
import ContactPage, { query } from '../../site/contact/ContactPage.tsx'
import type { ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts'
import { SiteLayout } from '../../site/SiteLayout.tsx'
import type { ApercuProps } from '../editeur/definition/definition.ts'
import type { EntrepriseApercuQuery } from '../../__generated__/EntrepriseApercuQuery.graphql.ts'
import { Apercu } from './Apercu.tsx'
import { type Attach, newItemId } from './writeRecord.ts'

/** The page that says most of the company: how to reach it, between header and footer. */
export default function EntrepriseApercu(props: ApercuProps) {
  return (
    <Apercu {...props} type="Entreprise" page="contact" attacher={attach}>
      {(writeTyped) => <Page id={props.id} writeTyped={writeTyped} />}
    </Apercu>
  )
}

function Page({ id, writeTyped }: { id: string | null; writeTyped(): void }) {
  const data = useLazyLoadQuery<ContactPageQuery>(query, {})
  useLazyLoadQuery<EntrepriseApercuQuery>(
    graphql`
      query EntrepriseApercuQuery($id: ID!) {
        node(id: $id) {
          ... on Entreprise {
            logo {
              ...Image_image
            }
            phone1Link {
              href
              ...Telephone_lien
            }
            phone2Link {
              ...Telephone_lien
            }
            supportLink {
              ...Telephone_lien
            }
            whatsappLink {
              href
            }
          }
        }
      }
    `,
    { id: id ?? newItemId },
    { fetchPolicy: id === null ? 'store-only' : 'store-or-network' },
  )
  useLayoutEffect(writeTyped)
  return (
    <SiteLayout site={data.site}>
      <ContactPage data={data} params={{}} variables={{}} />
    </SiteLayout>
  )
}

const attach: Attach = (store, record) => {
  for (const nom of ['phone1', 'phone2', 'support', 'whatsapp']) {
    const numero = record.getValue(nom)
    const lien = `${nom}Link`
    if (typeof numero !== 'string') record.setValue(null, lien)
    else if (!isLinked(numero, record.getLinkedRecord(lien)))
      record
        .getOrCreateLinkedRecord(lien, 'PhoneLink')
        .setValue(numero, 'text')
        .setValue(`tel:${numero}`, 'href')
  }
  store.getRoot().getLinkedRecord('site')?.setLinkedRecord(record, 'entreprise')
}

/** Whether the server has written this number already; it alone knows how. */
function isLinked(numero: string, lien: RecordProxy | null | undefined): boolean {
  const lu = digitsOf(String(lien?.getValue('text') ?? ''))
  return lu === digitsOf(numero) || lu === `225${digitsOf(numero)}`
}

function digitsOf(texte: string): string {
  return texte.replace(/\D/g, '')
}
