import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkSync } from 'recheck'

/** Every regular expression over text that users type or send must run in linear time. */
const literal =
  /(?<![\w)\]<*/])\/((?:[^/\\\n[ *]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?=[\s.,;)\]]|$)/gm
/** A path in a comment looks like an expression, and takes seconds to check. */
const comment = /^\s*(?:\/\*\*|\*|\/\/).*$/gm
const files = globSync([
  'src/kit/**/*.ts',
  'src/platform/**/*.ts',
  'src/outside/**/*.ts',
  'src/features/*/rules/**/*.ts',
  'src/features/*/*.ts',
  'src/features/*/server/**/*.ts',
]).filter((file) => !file.includes('.test.'))

// Its form in JavaScript: the same on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** What a former run found safe: one expression may take a second to check. */
const cacheFile = 'node_modules/.cache/regular-expressions.json'
const cached = new Set<string>(existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : [])
const safe = new Set<string>()

let checked = 0
for (const file of files) {
  for (const [, source, flags] of readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(literal)) {
    if (!isExpression(source!, flags!)) continue
    checked++
    const expression = `/${source}/${flags!.replace(/[dvy]/g, '')}`
    if (safe.has(expression)) continue
    if (cached.has(expression) || statusOf(source!, flags!) !== 'vulnerable') safe.add(expression)
    else {
      process.exitCode = 1
      process.stderr.write(`${file}: ${expression} takes more than linear time\n`)
    }
  }
}
mkdirSync(dirname(cacheFile), { recursive: true })
writeFileSync(cacheFile, JSON.stringify([...safe]))
process.stdout.write(`${checked} regular expressions checked\n`)

function statusOf(source: string, flags: string): string {
  return checkSync(source, flags.replace(/[dvy]/g, ''), { timeout: 5000 }).status
}

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source.length > 0
  } catch {
    return false
  }
}
