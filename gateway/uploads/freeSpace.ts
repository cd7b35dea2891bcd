import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'

/** The disk that files lie on, and how many of its bytes are kept for what is not a file. Plain data: it is told to a thread. */
export interface DiskReserve {
  folder: string
  reserve: number
}

/** Null where files lie in object storage, which has no end. */
export function diskReserveOf({ dataDir, diskReserve, s3 }: Config): DiskReserve | null {
  return s3 ? null : { folder: dataDir, reserve: diskReserve }
}

/** Whether a file may be kept: messages go on where the last bytes are not taken by pictures and documents. */
export async function hasFreeSpace(room: DiskReserve | null): Promise<boolean> {
  if (!room || room.reserve === 0) return true
  const { bavail, bsize } = await statfs(room.folder)
  return bavail * bsize >= room.reserve
}
