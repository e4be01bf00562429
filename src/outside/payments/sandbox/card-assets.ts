import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { browserScript } from '#src/outside/browser-script.ts'
import { chineseTypeface, serveFile, typeface } from '#src/outside/served-file.ts'

const folder = new URL('./card/', import.meta.url)
const modules = [
  ['card-frame', 'card-field', 'card-format', 'card-rules', 'card-types', 'card-words'],
  ['challenge', 'challenge-words', 'own-colour'],
].flat()

/** Serves the style sheets, fonts and scripts of the card form and the 3-D Secure page. */
export async function cardAssets(app: FastifyInstance): Promise<void> {
  for (const name of ['card-fields', 'challenge'])
    serveFile(app, `/card-fields/${name}.css`, 'text/css; charset=utf-8', () => readFileSync(new URL(`${name}.css`, folder)))
  serveFile(app, '/card-fields/instrument-sans.woff2', 'font/woff2', () => typeface('instrument-sans'))
  for (const weight of [400, 600] as const)
    serveFile(app, `/card-fields/sans-sc-${weight}.woff2`, 'font/woff2', () => chineseTypeface(weight))
  for (const name of modules)
    serveFile(app, `/card-fields/${name}.js`, 'text/javascript; charset=utf-8', () => browserScript(new URL(`${name}.ts`, folder)))
}
