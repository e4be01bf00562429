import { runCommand } from './backup/run.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const { code, out, errors } = await runCommand('restore', process.argv.slice(2), process.env, say)
if (out) process.stdout.write(`${out}\n`)
if (errors) process.stderr.write(`${errors}\n`)
process.exitCode = code
