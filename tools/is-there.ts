import { statSync } from 'node:fs'

/** Whether something is at a path. Throws where this account may not look, which `existsSync` takes for nothing. */
export const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined
