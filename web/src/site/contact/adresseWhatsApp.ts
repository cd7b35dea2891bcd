/** Where WhatsApp opens a talk with this number; null unless it is an Ivorian mobile number. */
export function adresseWhatsApp(tel: string | null | undefined): string | null {
  const numero = /^tel:\+(225(?:01|05|07)\d{8})$/.exec(tel ?? '')?.[1]
  return numero ? `https://wa.me/${numero}` : null
}
