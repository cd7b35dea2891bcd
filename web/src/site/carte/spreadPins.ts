export interface Pin {
  x: number
  y: number
}

const rounds = 40

/**
 * Moves pins that lie on each other apart, as little as it takes, so that each can be pointed at: no two nearer than
 * `ecart`, none outside of the map. The more there are, the nearer they may be.
 */
export function spreadPins<T extends Pin>(
  reperes: readonly T[],
  { largeur, hauteur }: { largeur: number; hauteur: number },
  ecart: number,
): Pin[] {
  const distance = ecart * Math.min(1, Math.sqrt(40 / Math.max(1, reperes.length)))
  const places = reperes.map(({ x, y }) => ({ x, y }))
  const within = (valeur: number, fin: number) => Math.min(fin - ecart / 2, Math.max(ecart / 2, valeur))
  for (let tour = 0; tour < rounds; tour++) {
    let bouge = false
    for (const [i, a] of places.entries()) {
      for (const [j, b] of places.entries()) {
        if (j <= i) continue
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const entre = Math.hypot(dx, dy)
        if (entre >= distance - 0.01) continue
        // Those on one spot part in directions of their own, always the same ones.
        const angle = entre > 0.01 ? Math.atan2(dy, dx) : j * 2.4
        const pas = (distance - entre) / 2
        a.x = within(a.x - Math.cos(angle) * pas, largeur)
        a.y = within(a.y - Math.sin(angle) * pas, hauteur)
        b.x = within(b.x + Math.cos(angle) * pas, largeur)
        b.y = within(b.y + Math.sin(angle) * pas, hauteur)
        bouge = true
      }
    }
    if (!bouge) break
  }
  return places.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }))
}
