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
