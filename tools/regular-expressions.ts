import { readFileSync, globSync } from 'node:fs'
import { checkSync } from 'recheck'

/** Every regular expression over text that users type or send must run in linear time. */
const literal =
  /(?<![\w)\]<*/])\/((?:[^/\\\n[ *]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?=[\s.,;)\]]|$)/gm
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

let checked = 0
for (const file of files) {
  for (const [, source, flags] of readFileSync(file, 'utf8').matchAll(literal)) {
    if (!isExpression(source!, flags!)) continue
    checked++
    const { status } = checkSync(source!, flags!.replace(/[dvy]/g, ''), { timeout: 5000 })
    if (status === 'vulnerable') {
      process.exitCode = 1
      process.stderr.write(`${file}: /${source}/${flags} takes more than linear time\n`)
    }
  }
}
process.stdout.write(`${checked} regular expressions checked\n`)

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source.length > 0
  } catch {
    return false
  }
}
