/** What is written and drawn on the sheet of a lotissement: its projet's text takes its figures from here. */
export interface Planche {
  /** Beginning of the SHA-256 of the largest picture that the figures were read from: another picture is read again. */
  readonly readFrom: string
  /** Lots, or parcels. */
  readonly lots: number
  /** Square metres: of the lots, of what the sheet keeps for schools and markets, planted ground, streets. */
  readonly areas: Readonly<{ lots: number; reserves: number; plantes: number; voies: number }>
  /** Corners of the perimeter that have a number; of marks at the corners of lots, the new ones where old ones are told apart. */
  readonly sommets?: number
  readonly bornes?: number
  readonly ilots?: number
}

export const songon = {
  readFrom: '1c0c39a130c1',
  lots: 940,
  areas: { lots: 394_503, reserves: 31_860, plantes: 32_346, voies: 171_291 },
  sommets: 9,
} as const satisfies Planche

export const daloa = {
  readFrom: '817aea6c200f',
  lots: 1180,
  areas: { lots: 539_078, reserves: 20_167, plantes: 18_882, voies: 281_872 },
  sommets: 10,
  bornes: 2223,
} as const satisfies Planche

/** The sheet has neither perimeter nor table: streets and ravines are those that its coordinates measure. */
export const bingerville = {
  readFrom: '8f3e91312356',
  lots: 506,
  areas: { lots: 211_437, reserves: 0, plantes: 50_000, voies: 58_563 },
  bornes: 821,
  ilots: 20,
} as const satisfies Planche

/** The parcels that have a number; the ground along the stream has none. */
export const abengourou = {
  readFrom: 'e0fc2b314804',
  lots: 149,
  areas: { lots: 9_427_009, reserves: 0, plantes: 0, voies: 0 },
  bornes: 315,
} as const satisfies Planche

export const gagnoa = {
  readFrom: '43eb747617ad',
  lots: 214,
  areas: { lots: 66_254, reserves: 10_148, plantes: 11_709, voies: 36_889 },
  sommets: 7,
  bornes: 401,
} as const satisfies Planche

export const cocody = {
  readFrom: 'b5b89fbb6413',
  lots: 18,
  areas: { lots: 10_974, reserves: 0, plantes: 0, voies: 1_486 },
  sommets: 7,
  bornes: 36,
} as const satisfies Planche

export const anyama = {
  readFrom: '4ce471a90c87',
  lots: 430,
  areas: { lots: 176_803, reserves: 16_424, plantes: 20_386, voies: 96_386 },
  sommets: 9,
} as const satisfies Planche

export function total({ areas }: Planche): number {
  return areas.lots + areas.reserves + areas.plantes + areas.voies
}

/** « 1 180 » */
export function count(value: number): string {
  return figure(value, 0)
}

/** « 10 974 m² » */
export function m2(value: number): string {
  return `${figure(value, 0)}\u00a0m²`
}

/** « 39,5 ha » */
export function ha(squareMetres: number, digits = 1): string {
  return `${figure(squareMetres / 10_000, digits)}\u00a0ha`
}

/** « 420 m² », an average to the ten. */
export function meanLot({ lots, areas }: Planche): string {
  return m2(Math.round(areas.lots / lots / 10) * 10)
}

/** « 66 % » */
export function share(part: number, planche: Planche): string {
  return `${figure((part / total(planche)) * 100, 0)}\u00a0%`
}

function figure(value: number, digits: number): string {
  return value.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
