import { expect, test } from 'vitest'
import { replyHref } from './replyHref.ts'

const libelle = 'Awa Koné'
const corps = `body=${encodeURIComponent('Bonjour Awa Koné,\r\n\r\n')}`

test('an answer names what it answers, and nothing in it can add to its address', () => {
  expect(replyHref({ email: 'awa@example.com', libelle, reference: 'DV-2026-0042' })).toBe(
    `mailto:awa@example.com?subject=Votre%20demande%20de%20devis%20DV-2026-0042&${corps}`,
  )
  expect(replyHref({ email: 'a?bcc=b&c@example.com', libelle, sujet: 'A&bcc=x@example.com\r\nB' })).toBe(
    `mailto:a%3Fbcc%3Db%26c@example.com?subject=Re%C2%A0%3A%20A%26bcc%3Dx%40example.com%0D%0AB&${corps}`,
  )
  expect(replyHref({ email: 'awa@example.com', libelle, sujet: null })).toContain('Votre%20message')
  expect(replyHref({ email: 'awa@example.com', libelle, poste: null })).toContain('Votre%20candidature')
})
