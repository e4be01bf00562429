import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runChecks } from './check.ts'
import { temporaryFolder } from './temporary.ts'

export interface Tested {
  passed: number
  failed: number
  durations: { name: string; seconds: number }[]
}

const reports = 'test-results'
const broken: Tested = { passed: 0, failed: 1, durations: [] }

export function forgetReports(): void {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/** The house rules; see `check.ts`. */
export async function checkHouse(): Promise<Tested> {
  const checks = await runChecks()
  const passed = checks.filter((check) => check.passed).length
  return { passed, failed: checks.length - passed, durations: checks.map(({ name, seconds }) => ({ name: `check: ${name}`, seconds })) }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { name: string; assertionResults: { title: string; duration?: number | null }[] }[]
}

/** Rules, and the API on a real PostgreSQL. */
export async function runVitest(which: string[] = []): Promise<Tested> {
  const file = `${reports}/vitest-${process.pid}-${which.length}.json`
  await run(['node_modules/vitest/vitest.mjs', 'run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  if (!existsSync(file)) return broken
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const durations = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${relative(process.cwd(), name)}: ${title}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.success ? 0 : 1), durations }
}

interface Suite {
  suites?: Suite[]
  specs?: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

/** Journeys through the real shop in this Chromium. */
export async function runJourneys(browser: string | null, which: string[] = []): Promise<Tested> {
  if (!browser) {
    process.stderr.write(
      '\nThe journeys were not run: no Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.\n',
    )
    return broken
  }
  const file = `${reports}/journeys.json`
  const data = mkdtempSync(join(temporaryFolder, 'journeys-'))
  // PostgreSQL may run under an account of its own, which has to enter.
  chmodSync(data, 0o755)
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/journeys/playwright.config.ts', ...which], {
    CHROMIUM_PATH: browser,
    JOURNEYS_REPORT: file,
    JOURNEYS_DATA: data,
  })
  rmSync(data, { recursive: true, force: true })
  if (!existsSync(file)) return broken
  const report = JSON.parse(readFileSync(file, 'utf8')) as Suite & { stats: { expected: number; unexpected: number; flaky: number } }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1), durations: durationsOf(report) }
}

function durationsOf({ suites = [], specs = [] }: Suite): Tested['durations'] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ name: `${file} (${projectName}): ${title}`, seconds: duration / 1000 })),
    ),
  )
  return [...own, ...suites.flatMap(durationsOf)]
}

/** The last lines of a run: what took longest, and the sums. */
export function tell(parts: readonly Tested[], started: number): void {
  const slowest = parts.flatMap(({ durations }) => durations).toSorted((a, b) => b.seconds - a.seconds)
  const [passed, failed] = (['passed', 'failed'] as const).map((key) => parts.reduce((sum, part) => sum + part[key], 0))
  process.stdout.write('\nWhat took longest\n')
  for (const { name, seconds } of slowest.slice(0, 10)) process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${name}\n`)
  process.stdout.write(`\nAll tests took ${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/**
 * Linux can schedule processes as batch work: one that wakes up does not interrupt another. With a dozen processes on two cores,
 * the caches of the processor stay filled: a part of the tests took 119 seconds instead of 134.
 */
const asBatch = ['chrt', '--batch', '0']
const batch = spawnSync(asBatch[0]!, [...asBatch.slice(1), 'true']).status === 0 ? asBatch : []

/** Runs beside others, so what it prints comes in lines and not as a moving picture. */
function run(command: string[], environment: Record<string, string> = {}): Promise<number> {
  const [program, ...words] = [...batch, process.execPath, '--disable-warning=ExperimentalWarning', ...command]
  const child = spawn(program!, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  child.stdout.pipe(process.stdout, { end: false })
  child.stderr.pipe(process.stderr, { end: false })
  return new Promise((ended) => child.on('close', (code) => ended(code ?? 1)))
}
