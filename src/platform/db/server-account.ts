import { chown, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The account the server runs as: PostgreSQL refuses root. */
export interface Account {
  uid: number
  gid: number
}

/** Null for an ordinary user, whose own account runs the server. */
export const serverAccount = async (): Promise<Account | null> => (process.getuid?.() === 0 ? accountOf('nobody') : null)

async function accountOf(name: string): Promise<Account> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`))
  if (!line)
    throw new Error(
      `PostgreSQL does not run as root, and there is no account "${name}" to run it as. Start the shop as an ordinary user, or set DATABASE_URL.`,
    )
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Makes a folder that only the account may open. */
export async function makeFolder(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

/** Whether other accounts may pass every folder of the path. */
export async function isReachable(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (!((await stat(at)).mode & 0o001)) return false
    if (at === dirname(at)) return true
  }
}
