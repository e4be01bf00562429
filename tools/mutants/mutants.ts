/**
 * Tests the tests of the rules: Stryker changes one thing at a time (an operator, a bound, a negation, a call, a branch), and
 * a test has to fail.
 *
 *   npm run mutants                        every rule of the shop
 *   npm run mutants -- pricing promotions  those of some features, by the tests of these alone
 *
 * Prints each change that no test has noticed, and ends with 1 where more went unnoticed than a feature may have.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stryker, type MutantResult } from '@stryker-mutator/core'
import { temporaryFolder } from '../temporary.ts'
import equivalent from './equivalent.json' with { type: 'json' }

/** Rules that move money: every change to them is noticed. */
const ofMoney = new Set(['invoices', 'payment', 'pricing', 'promotions', 'refunds', 'rewards'])
const wanted = (feature: string): number => (ofMoney.has(feature) ? 1 : 0.95)

interface Change {
  file: string
  line: number
  from: string
  to: string
}

const named = process.argv.slice(2)
const features = named.length > 0 ? named : ['*']
const unknown = named.filter((feature) => !existsSync(`src/features/${feature}/rules`))
if (unknown.length > 0) {
  process.stderr.write(`No feature with rules is called ${unknown.join(' or ')}. The features are the folders of src/features.\n`)
  process.exit(2)
}
process.env['CHANGED_FEATURES'] = features.join(' ')
const results = await new Stryker({
  // Worked carts are the data of a test.
  mutate: [...features.map((feature) => `src/features/${feature}/rules/**/*.ts`), '!**/*.test.ts', '!**/worked-carts/*'],
  // A text is a message or a name; a regular expression has tests of its own in `npm run check`.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  // What is evaluated once, when a file is loaded, would need a new process for each change.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  // Stryker reads the configuration of older versions of TypeScript only.
  tsconfigFile: 'none',
  ignorePatterns: ['build', 'public', 'docs', 'var', 'test-results', 'migrations'],
  tempDirName: `${temporaryFolder}/mutants-${process.pid}`,
  reporters: ['progress-append-only'],
  concurrency: 2,
}).runMutationTest()

const featureOf = (file: string): string => file.split('/')[2]!
const sources = new Map<string, string[]>()

function changeOf({ fileName, location: { start, end }, replacement }: MutantResult): Change {
  const file = fileName.slice(fileName.lastIndexOf('src/features/'))
  if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8').split('\n'))
  const lines = sources.get(file)!.slice(start.line - 1, end.line)
  lines.push(lines.pop()!.slice(0, end.column - 1))
  lines[0] = lines[0]!.slice(start.column - 1)
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
  return { file, line: start.line, from: oneLine(lines.join('\n')), to: oneLine(replacement ?? '') }
}

const changesNothing = ({ file, from, to }: Change): boolean =>
  equivalent.some((known) => known.file === file && known.from === from && known.to === to)

const sums = new Map<string, { noticed: number; unnoticed: Change[] }>()
for (const result of results) {
  if (result.status === 'Ignored' || result.status === 'CompileError') continue
  const change = changeOf(result)
  const feature = featureOf(change.file)
  if (!sums.has(feature)) sums.set(feature, { noticed: 0, unnoticed: [] })
  const sum = sums.get(feature)!
  if (result.status !== 'Survived' && result.status !== 'NoCoverage') sum.noticed++
  else if (!changesNothing(change)) sum.unnoticed.push(change)
}

for (const [feature, { noticed, unnoticed }] of [...sums].sort()) {
  const share = noticed / (noticed + unnoticed.length)
  const isEnough = share >= wanted(feature)
  if (!isEnough) process.exitCode = 1
  process.stdout.write(
    `\n${isEnough ? '✓' : '✗'} ${feature}: ${noticed} of ${noticed + unnoticed.length} noticed, ${(share * 100).toFixed(1)} %\n`,
  )
  for (const { file, line, from, to } of unnoticed) process.stdout.write(`  ${file}:${line}  ${from}  →  ${to}\n`)
}
