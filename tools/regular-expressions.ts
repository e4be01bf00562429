import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { checkSync } from 'recheck'

/**
 * Every regular expression over text that users type or send must run in linear time. To judge one takes up to seconds, so
 * those that were found safe are listed; `npm run expressions` judges what is new and writes the list, and with `--check`
 * what is not in it fails.
 */
const list = 'tools/regular-expressions.json'
const literal =
  /(?:(?<![\w)\]<*/])(?=\/[^ ])|(?<=[(,=:?&|![{]\s?)(?=\/ ))\/((?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?=[\s.,;)\]]|$)/gm
/** A path in a comment looks like an expression. */
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
const onlyChecks = process.argv.includes('--check')
const listed = new Set<string>(JSON.parse(readFileSync(list, 'utf8')))
const safe = new Set<string>()

let checked = 0
for (const file of files) {
  for (const [, source, allFlags] of readFileSync(file, 'utf8').replaceAll(comment, '').matchAll(literal)) {
    if (!isExpression(source!, allFlags!)) continue
    checked++
    // These say nothing of how long it runs.
    const flags = allFlags!.replace(/[dvy]/g, '')
    const expression = `/${source}/${flags}`
    if (safe.has(expression)) continue
    const fault = listed.has(expression) ? null : onlyChecks ? 'is new: npm run expressions judges it' : faultOf(source!, flags)
    if (fault === null) safe.add(expression)
    else {
      process.exitCode = 1
      process.stderr.write(`${file}: ${expression} ${fault}\n`)
    }
  }
}
if (!onlyChecks) writeFileSync(list, `${JSON.stringify([...safe].sort(), null, 2)}\n`)
process.stdout.write(`${checked} regular expressions checked\n`)

function faultOf(source: string, flags: string): string | null {
  return checkSync(source, flags, { timeout: 5000 }).status === 'vulnerable' ? 'takes more than linear time' : null
}

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source.length > 0
  } catch {
    return false
  }
}
