import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { socialProviders } from '#src/features/sign-in/rules/social.ts'
import { systemClock } from '#src/kit/clock.ts'
import { readConfig } from '#src/platform/config.ts'
import { endOf, type Ended } from '#tools/ended.ts'
import { optionsIn, refuseOthers } from '#tools/options.ts'
import { noGateway } from '#tools/no-gateway.ts'
import { createShop, type Shop } from '#src/shop.ts'
import { openShopDatabase, Refusal, type OpenedDatabase } from '#tools/shop-database.ts'
import type { Answer, Given, OrdersCommand } from './command.ts'
import { commands } from './commands.ts'

const usage = `What the store's own people do with orders.

${Object.entries(commands)
  .map(([name, { usage: words, about }]) => `  npm run orders -- ${name} ${words}\n      ${about}`)
  .join('\n')}

  --by NAME    who does it, for the order's history; without it, the name of the account on this machine
  --dry-run    change nothing, and say what would be changed
  --json       print the answer as JSON

The database is the one of DATABASE_URL, or else the shop's own, whether the shop runs or not.
Ends with 0 when it is done, 1 when the order does not allow it, 2 when nothing could be tried.`

const ofEvery = ['by', 'dry-run', 'json']
const taken = Object.fromEntries(Object.entries(commands).map(([name, { usage: words }]) => [name, [...ofEvery, ...optionsIn(words)]]))

type Environment = Record<string, string | undefined>

/** Runs one command, as `npm run orders` does with its arguments. */
export async function runOrders(words: string[], environment: Environment): Promise<Ended> {
  return endOf(() => tryOrders(words, environment))
}

async function tryOrders(words: string[], environment: Environment): Promise<Ended> {
  const { positionals, values } = readArguments(words)
  const [name = '', orderNumber = '', ...others] = positionals
  if (values.help) return { code: 0, out: usage, errors: '' }
  const command = commands[name]
  if (!command || others.length > 0 || command.needsOrder !== (orderNumber !== '')) throw new Refusal(usage)
  refuseOthers(name, values, taken)
  const { json, by = accountName(), 'dry-run': dryRun, help: _help, ...options } = values
  if (by.trim() === '') throw new Refusal('--by takes a name.')
  for (const [option, value] of Object.entries(options))
    if (isBlank(value)) throw new Refusal(`--${option} is empty. Leave it out, or say more.`)
  const given = { ...options, orderNumber: orderNumber.trim().toUpperCase(), by, dryRun }
  const { text, data, isRefused } = await runIn(environment, command, given)
  const code = isRefused ? 1 : 0
  if (json) return { code, out: JSON.stringify(data, null, 2), errors: '' }
  return isRefused ? { code, out: '', errors: text } : { code, out: text, errors: '' }
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** In a container the account may be a number that nothing on the machine has a name for. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return `account ${process.getuid?.() ?? 'without a name'}`
  }
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    by: text,
    group: text,
    carrier: text,
    tracking: text,
    code: text,
    status: text,
    most: text,
    lines: text,
    return: text,
    'kept-gifts': text,
    note: text,
  }
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, delivery: flag, unsellable: flag, goodwill: flag, 'dry-run': flag, json: flag, help: { ...flag, short: 'h' } },
    })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

async function runIn(environment: Environment, command: OrdersCommand, given: Given): Promise<Answer> {
  const opened = await openShopDatabase(environment)
  try {
    const shop = await openShop(environment, opened)
    await shop.jobs.start()
    return await command.run(shop.staff, given).finally(() => shop.jobs.stop())
  } finally {
    await opened.close()
  }
}

/** The shop without its server: what it has to send waits in the queue until the shop runs. */
function openShop(environment: Environment, { database, url }: OpenedDatabase): Promise<Shop> {
  // Nothing that a key is for happens here; without one, a secret would be made and stored, which is not the shop's.
  const secret = environment.SHOP_SECRET || randomBytes(32).toString('base64url')
  const config = readConfig({ ...environment, SHOP_SECRET: secret }, socialProviders)
  return createShop({
    database,
    databaseUrl: url,
    clock: systemClock,
    gateway: noGateway,
    mail: { send: unused },
    sms: { send: unused },
    postal: { lookUp: unused },
    parcels: { price: unused },
    social: {},
    publicOrigin: config.publicOrigin,
    keyFor: config.keyFor,
    operatorToken: null,
    logLevel: 'silent',
    onlyEnqueues: true,
  })
}

const unused = (): Promise<never> => Promise.reject(new Error('A command sends nothing itself'))
