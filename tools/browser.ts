import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', chromium.executablePath()]

/** Where a Chromium is on this machine; null when there is none. */
export const findBrowser = (): string | null => places.find((place): place is string => place !== undefined && existsSync(place)) ?? null

/** Finds a Chromium or installs one: the test tool's own, or where that cannot be fetched, the system's package. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  process.stderr.write('Installing a browser for the journeys …\n')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium-headless-shell'], { stdio: 'ignore', timeout: 240_000 })
  if (!findBrowser() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const apt = (args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt(['update'])
    apt(['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to it.')
  return installed
}
