import { expect, test } from 'vitest'
import rules from '../../../../schema/inputRules.json'
import type { ReadText } from '../../texts/texts.ts'
import { faultText } from './faultText.ts'

/** Says which text it is that would be read. */
const keyOf: ReadText = (text, ..._values) => text.key

/** Every sentence among the rules of a form. */
function sentencesIn(rule: unknown): string[] {
  if (typeof rule === 'string') return /^\p{Lu}.* .*\.$/su.test(rule) ? [rule] : []
  return Object.values(Object(rule)).flatMap(sentencesIn)
}

test.each(['contact', 'devis', 'carriere'] as const)(
  'every fault in %s can be said in other words',
  (form) => {
    const sentences = sentencesIn(rules[form])
    expect(sentences.length).toBeGreaterThan(7)
    const own = sentences.map((sentence) => faultText(sentence, keyOf))
    expect(own.filter((one) => !one.startsWith('formulaires.faute.'))).toEqual([])
    expect(faultText('Autre chose.', keyOf)).toBe('Autre chose.')
  },
)
