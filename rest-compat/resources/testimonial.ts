import { file, integer, pictureAlt, text } from '../fields.ts'
import { common, graphql } from '../graphql/graphql.ts'
import { resource } from '../resource.ts'

const item = graphql(
  `
    fragment TestimonialItem on Testimonial {
      ...Common
      nom
      fonction
      entreprise
      message
      photo {
        url
      }
      photoAlt: photo {
        alt
      }
      note
    }
  `,
  [common],
)

export const testimonial = resource({
  type: 'Testimonial',
  lists: { admin: 'testimonials', site: 'testimonials' },
  item,
  fields: {
    nom: { ...text, required: true },
    fonction: text,
    entreprise: text,
    message: { ...text, required: true },
    photo: file,
    photoAlt: { ...pictureAlt, wire: 'photo_alt' },
    note: integer,
  },
})
