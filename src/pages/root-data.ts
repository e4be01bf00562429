import type { Frame } from './shell/shell.tsx'
import type { ApiBases } from '#src/kit/fetch-transport.ts'

/** What the root loader gives every page; nothing in it belongs to a visitor. */
export interface RootData {
  frame: Frame
  origin: string
  apiBases: ApiBases
}
