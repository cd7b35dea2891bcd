/** WGS 84 to UTM (Krüger series to n³: better than a millimetre in a zone). */
export interface Utm {
  readonly zone: number
  readonly epsg: number
  readonly east: number
  readonly north: number
}

const A = 6378137
const F = 1 / 298.257223563

export function toUtm(latitude: number, longitude: number): Utm {
  const zone = Math.floor((longitude + 180) / 6) + 1
  const middle = ((zone * 6 - 183) * Math.PI) / 180
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180 - middle
  const f = F / (2 - F)
  const radius = (A / (1 + f)) * (1 + f ** 2 / 4 + f ** 4 / 64)
  const alpha = [
    f / 2 - (2 / 3) * f ** 2 + (5 / 16) * f ** 3,
    (13 / 48) * f ** 2 - (3 / 5) * f ** 3,
    (61 / 240) * f ** 3,
  ]
  const e = (2 * Math.sqrt(f)) / (1 + f)
  const t = Math.sinh(Math.atanh(Math.sin(phi)) - e * Math.atanh(e * Math.sin(phi)))
  const xi = Math.atan2(t, Math.cos(lambda))
  const eta = Math.atanh(Math.sin(lambda) / Math.sqrt(1 + t * t))
  let x = eta
  let y = xi
  alpha.forEach((a, i) => {
    const k = 2 * (i + 1)
    x += a * Math.cos(k * xi) * Math.sinh(k * eta)
    y += a * Math.sin(k * xi) * Math.cosh(k * eta)
  })
  const south = latitude < 0
  return {
    zone,
    epsg: (south ? 32700 : 32600) + zone,
    east: 500000 + 0.9996 * radius * x,
    north: (south ? 1e7 : 0) + 0.9996 * radius * y,
  }
}
