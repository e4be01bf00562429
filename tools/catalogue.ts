import { runCatalogue } from './catalogue/run.ts'
import { print } from './ended.ts'

print(await runCatalogue(process.argv.slice(2), process.env))
