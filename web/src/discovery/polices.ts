/** The files that satori draws with: it reads no WOFF2 and takes one weight a file. */
export const titres = {
  name: 'Besley',
  weight: 500,
  file: '@fontsource/besley/files/besley-latin-500-normal.woff',
} as const
export const textes = {
  name: 'Familjen Grotesk',
  weight: 500,
  file: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-500-normal.woff',
} as const
