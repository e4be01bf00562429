import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { browserScript } from '#src/outside/browser-script.ts'
import { pagesAt } from './page-paths.ts'
import { chineseTypeface, serveFile, typeface } from '#src/outside/served-file.ts'

const modules = ['card-fields', 'challenge', 'field-state', 'page-words']
const kit = ['client', 'hosted-fields', 'three-d-secure']

/** Serves the pages' style sheets, fonts and scripts, and Braintree's kit for browsers as it was installed. */
export function servePageAssets(app: FastifyInstance): void {
  const script = 'text/javascript; charset=utf-8'
  for (const name of modules)
    serveFile(app, `${pagesAt}/${name}.js`, script, () => browserScript(new URL(`pages/${name}.ts`, import.meta.url)))
  serveFile(app, `${pagesAt}/own-colour.js`, script, () => browserScript(new URL('../sandbox/card/own-colour.ts', import.meta.url)))
  for (const name of kit)
    serveFile(app, `${pagesAt}/kit/${name}.js`, script, () => readFileSync(requireFrom.resolve(`braintree-web/dist/browser/${name}.js`)))
  serveFile(app, `${pagesAt}/look.css`, 'text/css; charset=utf-8', lookOfTheShop)
  serveFile(app, `${pagesAt}/pages.css`, 'text/css; charset=utf-8', () => readFileSync(new URL('pages/pages.css', import.meta.url)))
  serveFile(app, `${pagesAt}/instrument-sans.woff2`, 'font/woff2', () => typeface('instrument-sans'))
  for (const weight of [400, 600] as const)
    serveFile(app, `${pagesAt}/sans-sc-${weight}.woff2`, 'font/woff2', () => chineseTypeface(weight))
}

const requireFrom = createRequire(import.meta.url)

/** The sandbox bank's pages have the shop's look; these two have the same, with the fonts beside them. */
function lookOfTheShop(): Buffer {
  const css = ['card-fields', 'challenge'].map((name) => readFileSync(new URL(`../sandbox/card/${name}.css`, import.meta.url), 'utf8'))
  return Buffer.from(css.join('').replaceAll('/card-fields/', `${pagesAt}/`))
}
