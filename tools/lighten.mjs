// Takes out of node_modules what nothing here reads, which is a third of its weight; npm runs this after an install.
// Plain JavaScript without dependencies, as an older Node runs it.
import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules')
const unread = [
  // The headers for compiling C++ against Node.
  /^node-(bin-)?(linux|darwin|win)-\w+\/include$/,
  // recheck once more in Java, and as a program; it runs as JavaScript.
  /^recheck-(jar|linux|macos|windows)[\w-]*$/,
  // The source of what dist holds, and the form for pages without a build.
  /^zod\/src$/,
  /^opencc-js\/dist\/umd$/,
  // The tests of packages; @playwright/test is none.
  /^[^@/]+\/tests?$/,
  // Source maps, manuals, libraries for linking C.
  /\.(map|md|a)$/,
]

lighten('')

/** Follows no links: a workspace is linked to from here, and is nobody's package. */
function lighten(folder) {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (unread.some((pattern) => pattern.test(path))) rmSync(join(modules, path), { recursive: true, force: true })
    else if (entry.isDirectory()) lighten(path)
  }
}
