import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { replacementOf } from './replacements.ts'

const fileOf = (url: string | undefined): string => (url?.startsWith('file:') ? fileURLToPath(url) : '')

/** `node --import` of this file starts a shop that speaks the made-up language. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const replacement = replacementOf(fileOf(resolved.url), fileOf(context.parentURL))
    return replacement ? { ...resolved, url: pathToFileURL(replacement).href } : resolved
  },
})
