import type { Drawing } from './draw.ts'

interface Icon {
  type: string
  /** How it is made of what stands for the firm. */
  drawing: Omit<Extract<Drawing, { kind: 'icon' }>, 'kind' | 'source'>
}

const png = (size: number, share = 1): Icon => ({
  type: 'image/png',
  drawing: { format: 'png', size, share },
})

/** Every icon that browsers and phones ask for. */
export const icons = new Map<string, Icon>([
  ['/icone.svg', { type: 'image/svg+xml', drawing: { format: 'svg', size: 192 } }],
  ['/icone-192.png', png(192)],
  ['/icone-512.png', png(512)],
  // Systems that cut icons round cut the ground only.
  ['/icone-pleine-512.png', png(512, 0.8)],
  ['/apple-touch-icon.png', png(180)],
  ['/favicon.ico', { type: 'image/x-icon', drawing: { format: 'ico', size: 32 } }],
])
