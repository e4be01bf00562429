import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const stopWithinMs = 20_000
const endWithinMs = 5_000

/** Whether a process with this id runs, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // A zombie, whose parent has not waited for it, is listed although it has ended.
  return !/\) Z /.test(ofProcess(pid, 'stat'))
}

/** The command line of a process; empty where the system does not show it. */
export async function commandOf(pid: number): Promise<string> {
  return ofProcess(pid, 'cmdline').replaceAll('\0', ' ') || ps(pid, 'command=')
}

/** The start time of a process, in the system's own format: it differs from that of a later process with the same id. Empty where the system does not show it. */
export async function beginOf(pid: number): Promise<string> {
  const stat = ofProcess(pid, 'stat')
  // Field 22 of proc(5); the name in brackets before it may hold spaces.
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return ps(pid, 'lstart=')
}

function ofProcess(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const ps = (pid: number, column: string): Promise<string> =>
  run('ps', ['-o', column, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )

/** Fast shutdown of a PostgreSQL server. A server that hangs is killed, and recovers at its next start. Resolves when the process has ended. */
export async function stopPostgres(pid: number): Promise<void> {
  for (const [signal, withinMs] of [
    ['SIGINT', stopWithinMs],
    ['SIGQUIT', endWithinMs],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await isGone(pid, withinMs)) return
  }
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs
  while (isAlive(pid)) {
    if (Date.now() > until) return false
    await new Promise((again) => setTimeout(again, 20))
  }
  return true
}
