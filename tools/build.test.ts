import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildIfStale } from './build.ts'

test('a site whose build was cut off counts for no sources, not even for those of the build before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const stamp = join(folder, '.sources')
  writeFileSync(stamp, 'of the build before')
  expect(() => buildIfStale({ folder, config: 'nowhere.config.ts', moreSources: [] })).toThrow('The site could not be built')
  expect(existsSync(stamp)).toBe(false)
  rmSync(folder, { recursive: true })
})
