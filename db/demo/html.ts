/** Rich text of several blocks, without white space between them. */
export const html = (...blocks: readonly string[]): string => blocks.join('')
