import { setPriority } from 'node:os'
import { draw, type Drawing } from './draw.ts'

/*
 * The process that draws. Drawing keeps a processor busy for a tenth of a second, and it must read SVG, which the
 * server's own process never does (uploads/pictures.ts).
 */

setPriority(10)
process.on('disconnect', () => process.exit())
process.on('message', (drawing: Drawing) => {
  draw(drawing).then(
    (picture) => process.send?.({ picture: picture.toString('base64') }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  )
})
