import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const leastFreeBytes = 3 * 1024 ** 3

/** Where tests put databases: in memory if there is room, since a database on a disk takes ten times as long to make. */
export const temporaryFolder: string = hasRoom() ? memory : tmpdir()

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}
