import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The files of the repository, those too that are not added yet, but none that git ignores; in these folders, or everywhere. */
export function filesOfGit(folders: readonly string[] = []): string[] {
  // With -z git writes a name as it is; without, one that is not ASCII comes in quotes, as no file is called.
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders]
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((file) => file !== '' && statSync(file, { throwIfNoEntry: false })?.isFile())
}
