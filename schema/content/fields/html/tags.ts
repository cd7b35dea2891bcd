/** HTML elements, past and present, by what becomes of each in a rich text. A name in no list is no element: `a <b5>`. */

/** Kept as they are. */
export const keptTags = (
  'h2 h3 h4 p br strong b em i ul ol li a blockquote table caption thead tbody tr th td ' +
  'figure img figcaption'
).split(' ')

/** Renamed to the nearest kept element. */
export const renamedTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  menu: 'ul',
  dir: 'ul',
}

/** Blocks that become a paragraph. */
const blocks = (
  'address article aside center dd details dialog div dl dt fieldset footer form ' +
  'header hgroup hr legend listing main nav option pre search section summary title'
).split(' ')

/** Inline elements whose words are kept without the tag. */
const inline = (
  'abbr acronym audio base basefont bdi bdo big blink body button canvas cite code col colgroup ' +
  'data datalist del dfn embed font frame frameset head html iframe input ins kbd label link ' +
  'map mark marquee math meta meter nobr noembed noframes object optgroup output param picture ' +
  'plaintext progress q rb rp rt rtc ruby s samp select slot small source span strike sub sup ' +
  'template textarea time track tt u mfrac mi mn mo mroot mrow ms msqrt msub msubsup msup mtext var video ' +
  'wbr xml xmp'
).split(' ')

/** Dropped with their content, which is for programs. */
export const programTags: ReadonlySet<string> = new Set('noscript script style svg'.split(' '))

/**
 * Names that people write in prose, « le champ <select> »; elements only where a matching end tag follows, as they would
 * swallow the rest otherwise.
 */
export const endsOf: Readonly<Record<string, readonly string[]>> = {
  form: ['form'],
  option: ['option', 'select', 'datalist'],
  select: ['select'],
  textarea: ['textarea'],
  title: ['title'],
  xml: ['xml'],
}

/** Elements that stand on lines of their own. */
export const blockTags: ReadonlySet<string> = new Set([
  ...keptTags.filter((name) => !['br', 'strong', 'b', 'em', 'i', 'a', 'img'].includes(name)),
  ...Object.keys(renamedTags),
  ...blocks,
])

const known: ReadonlySet<string> = new Set([...blockTags, ...keptTags, ...inline, ...programTags])

/** Names of other vocabularies, as programs write them: o:p, google-sheets-html-origin. */
const foreign = /[:-]/

export function isTag(name: string): boolean {
  return known.has(name.toLowerCase()) || foreign.test(name)
}
