import type { Frame } from './shell/shell.tsx'
import type { ApiBases } from '#src/kit/fetch-transport.ts'

/** The root loader's data for every page; nothing in it is personal. */
export interface RootData {
  frame: Frame
  origin: string
  apiBases: ApiBases
}
