import { differencesOf } from '#src/features/refunds/rules/account.ts'
import { simulatedSales } from '#test/refunds/simulated-sales.ts'

// Simulated orders with their refunds: ledger, orders and the bank's journal must differ by 0 cents.
// node --disable-warning=ExperimentalWarning test/bench/refunds.ts [orders] [seed]

const [orders = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const start = performance.now()
const sales = simulatedSales({ orders, seed })
const differences = sales.flatMap(({ account }) => differencesOf(account))
const refunds = sales.reduce((sum, { account }) => sum + account.refunds.length, 0)
const cents = differences.reduce((sum, each) => sum + Math.abs(each.cents), 0)
const lost = sales.filter(({ isWhole, refundedCents, totalCents }) => isWhole && refundedCents !== totalCents)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
process.stdout.write(
  `${orders} orders, ${refunds} refunds: ${differences.length} differences, ${cents} cents; ${lost.length} not given back whole, ${seconds} s\n`,
)
process.exitCode = differences.length + lost.length === 0 ? 0 : 1
