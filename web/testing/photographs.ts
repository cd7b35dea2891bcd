import sharp from 'sharp'

/** Random colours, the same for the same seed (a linear congruential generator). */
function colours(seed: number, count: number): Buffer {
  let state = seed * 7919 + 1
  return Buffer.from(
    Array.from({ length: count }, () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) >>> 24),
  )
}

/**
 * A JPEG that compresses as a photograph does and not as a drawing: large shapes, smaller ones over them, and grain. Each
 * seed gives another.
 */
export async function photograph(seed: number, width: number, height: number): Promise<Buffer> {
  const layer = async (columns: number, opacity: number) => {
    const rows = Math.ceil((columns * height) / width)
    const raw = { width: columns, height: rows, channels: 4 as const }
    const pixels = colours(seed + columns, columns * rows * 4)
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = opacity
    return sharp(pixels, { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer()
  }
  const layers = await Promise.all([layer(5, 255), layer(24, 100), layer(120, 50), layer(width, 14)])
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(layers.map((input) => ({ input })))
    .jpeg({ quality: 92 })
    .toBuffer()
}
