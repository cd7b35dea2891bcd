import { colour } from '../ui/styles/colours.ts'

/** The firm's mark on a square, as SVG: every other icon is made of it. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<rect width="32" height="32" fill="${colour('nuit')}"/>` +
  `<path d="M16 6 26 24H6z" fill="none" stroke="${colour('papier')}" stroke-width="2"/>` +
  `<circle cx="16" cy="18" r="2.5" fill="${colour('laterite', 'sombre')}"/></svg>`
