/*
 * What is shown of a picture, in numbers: it is turned by quarters, then straightened, then cut. The original stays. The
 * server makes the copies by these rules, and the back office shows by them what they will be.
 */

export interface Crop {
  /** Clockwise. */
  quarterTurns: number
  /** Degrees, clockwise: the picture grows until no corner is empty. */
  degrees: number
  /** Part that is kept of what stands then, from 0 to 1. */
  left: number
  top: number
  width: number
  height: number
}

/** Greatest angle by which a picture is straightened; beyond it a turn is meant. */
export const mostDegrees = 15
/** Least part of either side that can be kept. */
export const leastPart = 0.05

/** All of the picture, as it was sent. */
export const uncropped: Crop = { quarterTurns: 0, degrees: 0, left: 0, top: 0, width: 1, height: 1 }

/** Whether nothing of a picture is turned or cut away. */
export function isUncropped(crop: Crop): boolean {
  return (
    crop.quarterTurns === 0 &&
    crop.degrees === 0 &&
    crop.left === 0 &&
    crop.top === 0 &&
    crop.width === 1 &&
    crop.height === 1
  )
}

/** How much of its sides is left of a picture of this size that is turned by `degrees` and keeps its shape. */
export function straightenedPart(
  { width, height }: { width: number; height: number },
  degrees: number,
): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos))
}
