import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** A module for browsers as JavaScript: its source without the types. What it imports lies in its own folder. */
export function browserScript(file: URL): Buffer {
  const source = readFileSync(file, 'utf8')
  return Buffer.from(withoutTypes(source).replace(/ from '(\.\/[a-z-]+)\.ts'/g, " from '$1.js'"))
}

/** Node warns at every start that its type stripper is experimental; this warning is not printed. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
