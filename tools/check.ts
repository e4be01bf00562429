import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

export interface Outcome {
  name: string
  passed: boolean
  seconds: number
  output: string
}

const bin = (name: string): string => join('node_modules', name)

/** What a check has found out about files that have not changed since; it checks all others. */
const cache = bin('.cache')

/** The checks of `npm run check`, each with its command; what takes long goes first. */
const checks: [name: string, command: string[]][] = [
  [
    'types',
    [
      bin('typescript/bin/tsc'),
      '--noEmit',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      join(cache, 'types.tsbuildinfo'),
      // Each checker works out again what another has worked out, and the other checks want processors too.
      '--checkers',
      String(Math.min(4, Math.ceil(availableParallelism() / 2))),
    ],
  ],
  ['regular expressions', ['tools/regular-expressions.ts', '--check']],
  [
    'imports',
    [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      '--cache',
      join(cache, 'imports'),
      '--cache-strategy',
      'content',
      'src',
      'test',
      'tools',
      'demonstration',
    ],
  ],
  ['lint', [bin('oxlint/bin/oxlint'), '--quiet']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
  ['house rules', ['tools/house-rules.ts']],
  ['specification', ['tools/specification.ts', '--check']],
  ['openapi', ['tools/openapi.ts', '--check']],
  ['demonstration', ['demonstration/check.ts']],
  ['Chinese fonts', ['tools/check-fonts.ts']],
  ['page weight', ['tools/page-weight.ts']],
]

/** The site must be built and its types generated before the checks that look at them. */
const preparations: string[][] = [[bin('@react-router/dev/bin.cjs'), 'typegen'], ['tools/build.ts']]

export async function runChecks(): Promise<Outcome[]> {
  for (const command of preparations) {
    const prepared = await run(command.at(-1)!, command)
    if (!prepared.passed) return [prepared]
  }
  const outcomes: Outcome[] = []
  const waiting = [...checks]
  // Two checks run at a time, for the two cores of a small machine.
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await run(...next)
      outcomes.push(outcome)
      process.stdout.write(`${outcome.passed ? '✓' : '✗'} ${outcome.name} (${outcome.seconds.toFixed(1)} s)\n`)
      if (!outcome.passed) process.stdout.write(`${outcome.output.trimEnd()}\n`)
    }
  }
  await Promise.all([worker(), worker()])
  return outcomes
}

function run(name: string, command: string[]): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((ended) => {
    child.on('close', (code) => ended({ name, passed: code === 0, seconds: (performance.now() - started) / 1000, output }))
  })
}

if (import.meta.main) {
  const outcomes = await runChecks()
  const failed = outcomes.filter((outcome) => !outcome.passed)
  process.stdout.write(`${outcomes.length - failed.length} checks passed, ${failed.length} failed\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
