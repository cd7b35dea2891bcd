import { file, html, integer, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment EntrepriseItem on Entreprise {
      ...Common
      nom
      logo {
        url
      }
      logoAlt: logo {
        alt
      }
      description
      resume
      email1
      email2
      phone1
      phone2
      support
      urlFacebook
      urlInstagram
      urlLinkedin
      urlSkype
      urlTwitter
      horaire
      annee
    }
  `,
  [common],
)

export const entreprise = resource({
  type: 'Entreprise',
  lists: { admin: 'entreprises', only: 'entreprise' },
  item,
  fields: {
    nom: { ...text, required: true },
    logo: file,
    logoAlt: { ...pictureAlt, wire: 'logo_alt' },
    description: html,
    resume: text,
    email1: { ...text, required: true },
    email2: text,
    phone1: { ...text, required: true },
    phone2: text,
    support: text,
    urlFacebook: { ...text, wire: 'url_facebook' },
    urlInstagram: { ...text, wire: 'url_instagram' },
    urlLinkedin: { ...text, wire: 'url_linkedin' },
    urlSkype: { ...text, wire: 'url_skype' },
    urlTwitter: { ...text, wire: 'url_twitter' },
    horaire: text,
    annee: integer,
  },
  aliases: {
    url_facebook: 'facebook',
    url_twitter: 'twitter',
    url_instagram: 'instagram',
    url_linkedin: 'linkedin',
    url_skype: 'skype',
    phone1: 'telephone',
    email1: 'email',
  },
})
