// Vendure as its documentation runs it in production, with its own search and its job queue in the same process.
// It runs in the folder where Vendure is installed. With `--fill` it makes its tables, imports the catalogue and ends.
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  JobQueueService,
  LogLevel,
  TransactionalConnection,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

const isFilling = process.argv.includes('--fill')
const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(process.env.PORT) },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'bench', password: 'bench' },
    cookieOptions: { secret: 'x'.repeat(32) },
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: isFilling },
  importExportOptions: { importAssetsDir: '.' },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [DefaultJobQueuePlugin.init({}), DefaultSearchPlugin.init({})],
}

async function open() {
  const app = await bootstrap(config)
  await app.get(JobQueueService).start()
  return app
}

if (isFilling) {
  const { default: initialData } = await import(`${process.cwd()}/initial-data.json`, { with: { type: 'json' } })
  const app = await populate(open, initialData, `${process.cwd()}/products.csv`)
  // Its jobs put the products into their collections and into the search index.
  const { rawConnection } = app.get(TransactionalConnection)
  const waiting = () => rawConnection.query(`select 1 from job_record where state in ('PENDING', 'RUNNING', 'RETRYING') limit 1`)
  while ((await waiting()).length > 0) await new Promise((again) => setTimeout(again, 500))
  process.exit()
} else await open()
