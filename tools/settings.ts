import { runSettings } from './settings/run.ts'

const { code, out, errors } = await runSettings(process.argv.slice(2), process.env)
if (out) process.stdout.write(`${out}\n`)
if (errors) process.stderr.write(`${errors}\n`)
process.exitCode = code
