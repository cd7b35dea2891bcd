import { graphql, readInlineData } from 'relay-runtime'
import type { whatsAppHref_entreprise$key } from '../../__generated__/whatsAppHref_entreprise.graphql.ts'

/** The firm’s talk by WhatsApp, begun with a message if there is one; null where it has no number for it. */
export function whatsAppOf(entreprise: whatsAppHref_entreprise$key, message?: string): string | null {
  const { whatsappLink, phone1Link } = readInlineData(
    graphql`
      fragment whatsAppHref_entreprise on Entreprise @inline {
        whatsappLink {
          href
        }
        phone1Link {
          href
        }
      }
    `,
    entreprise,
  )
  const href = whatsAppHref(whatsappLink?.href, phone1Link?.href)
  return href && message ? `${href}?text=${encodeURIComponent(message)}` : href
}

/**
 * The address of a talk by WhatsApp: with the number that is meant for it, else with the first telephone if that is an
 * Ivorian mobile; else null.
 */
export function whatsAppHref(
  whatsapp: string | null | undefined,
  telephone: string | null | undefined,
): string | null {
  const numero =
    /^tel:\+(\d+)$/.exec(whatsapp ?? '')?.[1] ?? /^tel:\+(225(?:01|05|07)\d{8})$/.exec(telephone ?? '')?.[1]
  return numero ? `https://wa.me/${numero}` : null
}
