import { parseArgs } from 'node:util'
import { valueAt, withValueAt } from '#src/features/settings/rules/changes.ts'
import { shopDay, systemClock } from '#src/kit/clock.ts'
import { day, faultsIn } from '#src/kit/expected.ts'
import type { Database } from '#src/platform/db/database.ts'
import { endOf, type Ended } from '#tools/ended.ts'
import { refuseOthers } from '#tools/options.ts'
import { openShopDatabase, Refusal } from '#tools/shop-database.ts'
import { mustBeThere, readText } from '#tools/text-file.ts'
import { writeWhole } from '#tools/whole-file.ts'
import { changeShop, readShop, shopFile, type ShopSettings } from './shop-settings.ts'
import { outcomeText, settingText } from './texts.ts'

const usage = `The settings of the shop: names, colours, amounts, stores, tiers and all else that an operator decides.

  npm run settings -- show [setting] [--json]
      prints every setting, or one, such as name, name.en or tiers.elite
  npm run settings -- set <setting> <value> [--from <day>] [--dry-run] [--json]
      changes one: set name.en "Northwind Trading", set freeDeliveryFromCents 12000, set colours '{"leaf":"#204080"}'
  npm run settings -- export [file]
      writes all of them as one file, shop.json without another name
  npm run settings -- import <file> [--from <day>] [--dry-run] [--json]
      makes the settings that the file names as the file has them, and leaves the others; a wrong file changes nothing

  --from       the day, such as 2027-01-01, from which the change holds; stores always change at once
  --dry-run    change nothing, and say what would be changed
  --json       print the answer as JSON

A value is JSON, or a text as it is. A change holds from now on, or from the day that is named: an old order keeps the settings
of its day. Running shops show it at once, without a new start. src/features/settings/README.md lists the settings.
The database is the one of DATABASE_URL, or else the shop's own, whether the shop runs or not.
Ends with 0 when it is done, 1 when a value is wrong and nothing was changed, 2 when nothing could be tried.`

type Environment = Record<string, string | undefined>

/** Runs one command, as `npm run settings` does with its arguments. */
export async function runSettings(words: string[], environment: Environment): Promise<Ended> {
  return endOf(() => trySettings(words, environment))
}

interface Options {
  json: boolean
  dryRun: boolean
  /** Null: from now on. */
  from: string | null
}
type Command = (database: Database, words: readonly string[], options: Options) => Promise<Ended>

const done = (out: string): Ended => ({ code: 0, out, errors: '' })

/** Each with the fewest and the most words that it takes after its name, and its options. */
const commands: Readonly<Record<string, { fewest: number; most: number; options: string[]; run: Command }>> = {
  show: { fewest: 0, most: 1, options: ['json'], run: show },
  set: { fewest: 2, most: 2, options: ['from', 'dry-run', 'json'], run: set },
  export: { fewest: 0, most: 1, options: [], run: exportTo },
  import: { fewest: 1, most: 1, options: ['from', 'dry-run', 'json'], run: importFrom },
}
const taken = Object.fromEntries(Object.entries(commands).map(([name, { options }]) => [name, options]))

async function trySettings(args: string[], environment: Environment): Promise<Ended> {
  const { positionals, values } = readArguments(args)
  const [name = '', ...words] = positionals
  if (values.help) return done(usage)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || words.length < command.fewest || words.length > command.most) throw new Refusal(usage)
  refuseOthers(name, values, taken)
  const from = values.from === undefined ? null : laterDay(values.from)
  if (name === 'import') mustBeThere(words[0]!)
  const { database, close } = await openShopDatabase(environment)
  try {
    return await command.run(database, words, { json: values.json, dryRun: values['dry-run'], from })
  } finally {
    await close()
  }
}

function laterDay(typed: string): string {
  if (faultsIn(day(), typed).length > 0) throw new Refusal(`--from takes a day such as 2027-01-01, not ${typed}.`)
  if (typed <= shopDay(systemClock.now()))
    throw new Refusal(`--from takes a day to come, not ${typed}. Without it a change holds from now on.`)
  return typed
}

/** What is no option is a word, so that a value may begin with a minus after `--`. */
function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: flag, 'dry-run': flag, from: { type: 'string' }, help: { ...flag, short: 'h' } },
    })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`)
  }
}

async function show(database: Database, [path]: readonly string[], { json }: Options): Promise<Ended> {
  const shop = await readShop(database.orm, systemClock.now())
  const value = path === undefined ? shop : valueAt(shop, path)
  if (path !== undefined) {
    mustBeKnown(shop, path)
    const key = keyOf(path)
    if (value === undefined && path !== key)
      throw new Refusal(`There is nothing at ${path}. What ${key} has: npm run settings -- show ${key}`)
  }
  if (json) return done(JSON.stringify(value ?? null, null, 2))
  if (path !== undefined) return done(settingText(keyOf(path), value ?? null, path))
  return done(
    Object.entries(shop)
      .map(([key, each]) => settingText(key, each))
      .join('\n\n'),
  )
}

const keyOf = (path: string): string => path.split('.')[0]!

function mustBeKnown(shop: ShopSettings, path: string): void {
  if (!Object.hasOwn(shop, keyOf(path)))
    throw new Refusal(`There is no setting ${keyOf(path)}. The settings: ${Object.keys(shop).join(', ')}.`)
}

async function set(database: Database, [path, typed]: readonly string[], options: Options): Promise<Ended> {
  return change(
    database,
    (shop) => {
      mustBeKnown(shop, path!)
      const key = keyOf(path!)
      const [first, ...others] = meant(typed!).map((value) => ({ [key]: valueAt(withValueAt(shop, path!, value), key) }))
      return [first, ...others].find((each) => faultsIn(shopFile, each).length === 0) ?? first
    },
    options,
  )
}

/** What was typed as JSON, if it is JSON; else, or where JSON does not fit, as a text. */
function meant(typed: string): unknown[] {
  try {
    return [JSON.parse(typed), typed]
  } catch {
    return [typed]
  }
}

async function exportTo(database: Database, [file = 'shop.json']: readonly string[]): Promise<Ended> {
  const shop = await readShop(database.orm, systemClock.now())
  await writeWhole(file, async (sink) => sink.write(`${JSON.stringify(shop, null, 2)}\n`))
  return done(`${Object.keys(shop).length} settings written to ${file}.`)
}

async function importFrom(database: Database, [file]: readonly string[], options: Options): Promise<Ended> {
  const given = readJson(file!)
  return change(database, () => given, options)
}

function readJson(file: string): unknown {
  const text = readText(file, 'in UTF-8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`${file} can not be read as JSON: ${(error as Error).message}`)
  }
}

async function change(database: Database, make: (shop: ShopSettings) => unknown, { json, dryRun, from }: Options): Promise<Ended> {
  const outcome = await changeShop(database, make, { now: systemClock.now, from, dryRun })
  const code = outcome.faults.length > 0 ? 1 : 0
  if (json) return { code, out: JSON.stringify({ ...outcome, dryRun, from }, null, 2), errors: '' }
  const text = outcomeText(outcome, { dryRun, from })
  return code === 0 ? done(text) : { code, out: '', errors: text }
}
