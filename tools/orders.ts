import { runOrders } from './orders/run.ts'
import { print } from './ended.ts'

print(await runOrders(process.argv.slice(2), process.env))
