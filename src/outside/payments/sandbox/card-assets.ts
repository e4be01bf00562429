import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { chineseTypeface, serveFile, typeface } from '#src/outside/served-file.ts'

const folder = new URL('./card/', import.meta.url)
const modules = ['card-frame', 'card-field', 'card-format', 'card-rules', 'card-types', 'card-words']

/** Serves the card form's style sheet, fonts and scripts. */
export async function cardAssets(app: FastifyInstance): Promise<void> {
  serveFile(app, '/card-fields/card-fields.css', 'text/css; charset=utf-8', readFileSync(new URL('card-fields.css', folder)))
  serveFile(app, '/card-fields/instrument-sans.woff2', 'font/woff2', typeface('instrument-sans'))
  for (const weight of [400, 600] as const) serveFile(app, `/card-fields/sans-sc-${weight}.woff2`, 'font/woff2', chineseTypeface(weight))
  for (const name of modules) serveFile(app, `/card-fields/${name}.js`, 'text/javascript; charset=utf-8', browserScript(name))
}

/** One module of the form as JavaScript: its source without the types. */
function browserScript(name: string): Buffer {
  const source = readFileSync(new URL(`${name}.ts`, folder), 'utf8')
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
