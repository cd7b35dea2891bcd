/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  const manifest: import('vite').Manifest
  export default manifest
}

declare module 'virtual:carte/*' {
  const fond: {
    ouest: number
    nord: number
    largeur: number
    hauteur: number
    /** Units of the map. */
    degre: number
    terre: string
    littoral: string
    frontieres: string
    voisins: string
    /** The edge of the open sea, from west to east; the sea is south of it. */
    ocean: string
    /** A box of water: what land does not cover of it is lagoon. */
    lagunes: string
  }
  export default fond
}
