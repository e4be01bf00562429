import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'
import { runChecks } from './check.ts'

interface Count {
  passed: number
  failed: number
}

const reports = 'test-results'

/** Everything: house checks, rules and API on a real PostgreSQL, journeys in a real Chromium. Ends with the sums. */
async function testAll(): Promise<Count> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  buildIfStale()
  const browser = ensureBrowser()
  const checks = await runChecks()
  const house = { passed: checks.filter((check) => check.passed).length, failed: checks.filter((check) => !check.passed).length }
  const units = await vitest()
  const journeys = browser ? await playwright(browser) : withoutBrowser()
  return add(house, add(units, journeys))
}

async function vitest(): Promise<Count> {
  const file = `${reports}/vitest.json`
  await run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
    success: boolean
  }
  const failed = Math.max(report.numFailedTests, report.success ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

function withoutBrowser(): Count {
  process.stderr.write(
    '\nThe journeys were not run: no Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.\n',
  )
  return { passed: 0, failed: 1 }
}

async function playwright(browser: string): Promise<Count> {
  const file = `${reports}/journeys.json`
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/journeys/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    JOURNEYS_REPORT: file,
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, code === 0 ? 0 : 1) }
}

const add = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

function run(command: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return new Promise((ended) => child.on('exit', (code) => ended(code ?? 1)))
}

const started = Date.now()
const { passed, failed } = await testAll()
process.stdout.write(`\nAll tests took ${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
