import { runCommand } from './backup/run.ts'
import { print } from './ended.ts'

print(await runCommand('restore', process.argv.slice(2), process.env, (line) => void process.stderr.write(`${line}\n`)))
