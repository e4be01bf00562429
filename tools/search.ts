import { runSearch } from './search/run.ts'
import { print } from './ended.ts'

print(await runSearch(process.argv.slice(2), process.env))
