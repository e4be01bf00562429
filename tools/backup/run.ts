import { endOf, type Ended } from '#tools/ended.ts'
import { backUp } from './backup.ts'
import type { Say } from './progress.ts'
import { restore } from './restore.ts'

const usages = {
  backup: `Writes the whole shop into one file: database, pictures, the stored secret, the sandbox bank's journal.

  npm run backup -- FILE

The shop may be open and sell meanwhile; the file has everything as it was at the moment when it began. It holds what the
shop knows of its shoppers: only its owner may read it. SHOP_SECRET and the other variables are not in it.`,
  restore: `Makes the shop of a backup anew, where there is none.

  npm run restore -- FILE

The database is the empty one of DATABASE_URL, or else the shop's own, in the folder of DATA_DIR (var). A backup of an older
version is brought up to date.`,
}

const shared = `
The database is the one of DATABASE_URL, or else the shop's own, whether the shop runs or not.
Ends with 0 when it is done, 2 when nothing was changed.`

/** Runs one command, as `npm run backup` and `npm run restore` do with their arguments. */
export async function runCommand(
  command: keyof typeof usages,
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<Ended> {
  const usage =
    command === 'backup' ? usages.backup + shared : `${usages.restore}\nEnds with 0 when it is done, 2 when nothing was changed.`
  const [file = '', ...others] = words
  if (file === '--help' || file === '-h') return { code: 0, out: usage, errors: '' }
  if (file === '' || file.startsWith('-') || others.length > 0) return { code: 2, out: '', errors: usage }
  return endOf(async () => ({ code: 0, out: await (command === 'backup' ? backUp : restore)(file, environment, say), errors: '' }))
}
