import { runSettings } from './settings/run.ts'
import { print } from './ended.ts'

print(await runSettings(process.argv.slice(2), process.env))
