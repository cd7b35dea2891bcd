import type { ContentItem } from '../../../db/content/contentStore.ts'
import type { Company } from '../../context.ts'

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
    annee: 2023,
    adresse: null,
    latitude: null,
    longitude: null,
    whatsapp: null,
  }
}
