import { readdirSync, readFileSync } from 'node:fs'

interface Stat {
  pid: number
  parent: number
  /** Hundredths of a second of processor time: its own, and that of its children that have ended. */
  ticks: number
}

/** A process as Linux tells of it; null once it has ended. */
function statOf(pid: number): Stat | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    return { pid, parent: fields[1]!, ticks: fields[11]! + fields[12]! + fields[13]! + fields[14]! }
  } catch {
    return null
  }
}

/** A process and all under it. */
function treeOf(root: number): Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((each) => each !== null)
  const under = (pid: number): Stat[] => all.filter(({ parent }) => parent === pid).flatMap((each) => [each, ...under(each.pid)])
  return [...all.filter(({ pid }) => pid === root), ...under(root)]
}

/** Throws when the process has ended. */
export const parentOf = (pid: number): number => statOf(pid)!.parent

/** Milliseconds of processor time that a process and those under it have used so far. */
export const processorMs = (root: number): number => treeOf(root).reduce((sum, { ticks }) => sum + ticks * 10, 0)

/** What a process has in memory, in bytes: of its own, and of files, which others that run the same program share. */
function residentOf(pid: number): { own: number; files: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string): number => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)
  return { own: bytes('RssAnon') + bytes('RssShmem'), files: bytes('RssFile') }
}

/** What a process and those under it have in memory, in MB. Their files are Node's nearly alone, and are counted once. */
export function memoryMb(root: number): number {
  const each = treeOf(root).map(({ pid }) => residentOf(pid))
  return (each.reduce((sum, { own }) => sum + own, 0) + Math.max(...each.map(({ files }) => files))) / 1e6
}

/** Asks them to end, and waits until they have. */
export async function stopTree(root: number): Promise<void> {
  const pids = treeOf(root).map(({ pid }) => pid)
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  const until = Date.now() + 10_000
  while (pids.some((pid) => statOf(pid))) {
    if (Date.now() > until) for (const pid of pids) if (statOf(pid)) process.kill(pid, 'SIGKILL')
    await new Promise((again) => setTimeout(again, 50))
  }
}
