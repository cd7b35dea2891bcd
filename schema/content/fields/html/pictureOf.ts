/** Longest address that is looked at. */
const longest = 1000
/** An address of a picture of ours: of any copy, of this server or another in front of it, and below a preview link. */
const ours = /^(?:https?:\/\/[^\s/?#\\]+)?(?:\/[\w-]+)*\/uploads\/([0-9a-f]{32})(?:\/[\w.]*)?$/

/** Key of the file that the address of a picture names; null for pictures that are none of ours. */
export function pictureOf(src: string): string | null {
  return src.length > longest ? null : (ours.exec(src.trim())?.[1] ?? null)
}

/** The address that a picture is shown by: its `src`, or where it has none the first of its `srcset`. */
export function sourceOf({ src, srcset }: Readonly<Record<string, string>>): string {
  const written = (src ?? '').trim()
  return written === '' ? (/[^\s,]\S*/.exec(srcset ?? '')?.[0] ?? '') : written
}
