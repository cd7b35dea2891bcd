import type { Drawing } from './draw.ts'

export interface Icon {
  type: string
  /** How it is made of the one drawing; null for the drawing itself. */
  drawing: Omit<Extract<Drawing, { kind: 'icon' }>, 'kind' | 'svg'> | null
}

const png = 'image/png'

/** Every icon that browsers and phones ask for. */
export const icons = new Map<string, Icon>([
  ['/icone.svg', { type: 'image/svg+xml', drawing: null }],
  ['/icone-192.png', { type: png, drawing: { size: 192 } }],
  ['/icone-512.png', { type: png, drawing: { size: 512 } }],
  // Systems that cut icons round cut the ground only.
  ['/icone-pleine-512.png', { type: png, drawing: { size: 512, share: 0.8 } }],
  ['/apple-touch-icon.png', { type: png, drawing: { size: 180 } }],
  ['/favicon.ico', { type: 'image/x-icon', drawing: { size: 32, ico: true } }],
])
