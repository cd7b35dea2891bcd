import type { Kysely } from 'kysely'
import { activeItems, type ContentItem } from '../../../db/content/contentStore.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Company } from '../../context.ts'

/** The active company, or the default one. */
export async function shownCompany(
  read: Kysely<Tables>,
  company: Company,
): Promise<ContentItem<'entreprise'>> {
  return (await activeItems(read, 'entreprise'))[0] ?? defaultCompany(company)
}

/** Company that readers get while none is active: id 0, which no write finds. */
export function defaultCompany({ nom, email, phone1, phone2 }: Company): ContentItem<'entreprise'> {
  const epoch = new Date(0).toISOString()
  return {
    table: 'entreprise',
    audience: 'visitor',
    id: 0,
    status: true,
    softdelete: false,
    version: 1,
    createdAt: epoch,
    updatedAt: epoch,
    label: '',
    search: '',
    nom,
    email1: email,
    email2: null,
    phone1,
    phone2,
    support: phone2,
    logo: null,
    logoAlt: null,
    logoFocalX: null,
    logoFocalY: null,
    description: null,
    resume: null,
    urlFacebook: null,
    urlInstagram: null,
    urlLinkedin: null,
    urlSkype: null,
    urlTwitter: null,
    horaire: 'Lundi - Samedi : 08.00 - 18.00',
    heures: null,
    annee: 2023,
    adresse: null,
    latitude: null,
    longitude: null,
    whatsapp: null,
    formeJuridique: null,
    capital: null,
    rccm: null,
    compteContribuable: null,
    ordre: null,
    ordreNumero: null,
    assurance: null,
    directeurPublication: null,
    hebergeur: null,
    declarationArtci: null,
    correspondant: null,
    repere: null,
    fondation: null,
    symbole: null,
    symboleAlt: null,
    symboleFocalX: null,
    symboleFocalY: null,
    logoSeul: false,
    couleur: null,
  }
}
