import type { GalleryPicture } from './galleryFrom.ts'

type Gallery = readonly GalleryPicture[]

interface MergedGalleries {
  /** With my choice where two changes contradict each other, */
  mine: GalleryPicture[]
  /** and with theirs. */
  theirs: GalleryPicture[]
  /** There is no such place: both are the same. */
  isSettled: boolean
}

/** Merges two changes to a gallery picture by picture: what one of the two added, removed, described or put elsewhere stands. */
export function mergeGalleries(base: Gallery, mine: Gallery, theirs: Gallery): MergedGalleries {
  const [before, here, there] = [base, mine, theirs].map(byMedia)
  let isSettled = true
  const chosen = { mine: new Map<string, GalleryPicture>(), theirs: new Map<string, GalleryPicture>() }
  for (const media of new Set([...mine, ...theirs].map((one) => one.media))) {
    const merged = mergePicture(before?.get(media), here?.get(media), there?.get(media))
    isSettled &&= merged.isSettled
    if (merged.mine) chosen.mine.set(media, merged.mine)
    if (merged.theirs) chosen.theirs.set(media, merged.theirs)
  }
  const order = mergeOrder(base, mine, theirs)
  const inOrder = (pictures: ReadonlyMap<string, GalleryPicture>) =>
    order.flatMap((media) => pictures.get(media) ?? [])
  return { mine: inOrder(chosen.mine), theirs: inOrder(chosen.theirs), isSettled }
}

function byMedia(gallery: Gallery): ReadonlyMap<string, GalleryPicture> {
  return new Map(gallery.map((one) => [one.media, one]))
}

interface MergedPicture {
  mine: GalleryPicture | undefined
  theirs: GalleryPicture | undefined
  isSettled: boolean
}

/** One picture; undefined where it is not in that gallery. */
function mergePicture(
  before: GalleryPicture | undefined,
  mine: GalleryPicture | undefined,
  theirs: GalleryPicture | undefined,
): MergedPicture {
  if (mine && theirs) {
    const [legende, alt, focal, avant] = [
      mergePart(before?.legende, mine.legende, theirs.legende),
      mergePart(before?.alt, mine.alt, theirs.alt),
      mergePart(before?.focal, mine.focal, theirs.focal),
      mergePart(before?.avant, mine.avant, theirs.avant),
    ]
    const parts = [legende, alt, focal, avant]
    return {
      mine: { ...mine, legende: legende.mine, alt: alt.mine, focal: focal.mine, avant: avant.mine },
      theirs: {
        ...theirs,
        legende: legende.theirs,
        alt: alt.theirs,
        focal: focal.theirs,
        avant: avant.theirs,
      },
      isSettled: parts.every((part) => part.isSettled),
    }
  }
  // One of the two added it, or removed it; what was removed by the one and changed by the other is asked about.
  const there = mine ?? theirs
  if (!before) return { mine: there, theirs: there, isSettled: true }
  return there && areSame(saidOf(there), saidOf(before))
    ? { mine: undefined, theirs: undefined, isSettled: true }
    : { mine, theirs, isSettled: false }
}

function saidOf({ legende, alt, focal, avant }: GalleryPicture): unknown {
  return [legende, alt, focal, avant]
}

function areSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** One thing that is said of a picture. */
function mergePart<T>(before: T | undefined, mine: T, theirs: T): { mine: T; theirs: T; isSettled: boolean } {
  if (areSame(mine, theirs) || areSame(theirs, before)) return { mine, theirs: mine, isSettled: true }
  if (areSame(mine, before)) return { mine: theirs, theirs, isSettled: true }
  return { mine, theirs, isSettled: false }
}

/** My order, unless only they changed it; what the other one added comes after what stood before it there. */
function mergeOrder(base: Gallery, mine: Gallery, theirs: Gallery): string[] {
  const [main, other] = hasOrderOf(mine, base) && !hasOrderOf(theirs, base) ? [theirs, mine] : [mine, theirs]
  const order = main.map(({ media }) => media)
  const added = new Set(order.filter((media) => !base.some((one) => one.media === media)))
  other.forEach(({ media }, place) => {
    if (order.includes(media)) return
    const previous = other[place - 1]
    let at = previous ? order.indexOf(previous.media) + 1 : 0
    // What was added here at the same place stays first.
    while (added.has(order[at] ?? '')) at++
    order.splice(at, 0, media)
  })
  return order
}

/** Whether the pictures that both have stand in the same order. */
function hasOrderOf(gallery: Gallery, base: Gallery): boolean {
  const common = (some: Gallery, others: Gallery) =>
    some.map(({ media }) => media).filter((media) => others.some((one) => one.media === media))
  return areSame(common(gallery, base), common(base, gallery))
}
