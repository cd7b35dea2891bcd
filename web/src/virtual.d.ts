/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  const manifest: import('vite').Manifest
  export default manifest
}

declare module 'virtual:cote-d-ivoire' {
  const contour: { degre: number; ouest: number; nord: number; terre: string; littoral: string }
  export default contour
}
