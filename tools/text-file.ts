import { readFileSync } from 'node:fs'
import { isThere } from './is-there.ts'
import { Refusal } from './shop-database.ts'

/** Refuses a file that is not there. */
export function mustBeThere(file: string): void {
  if (!isThere(file)) throw new Refusal(`There is no file ${file}.`)
}

/** The text of a file in UTF-8, with or without its mark; another is refused. `how` says how it is to be saved. */
export function readText(file: string, how: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(`${file} has bytes that are not UTF-8; save the file ${how}.`)
  }
}
