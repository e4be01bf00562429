import { expect, test } from 'vitest'
import { runCatalogue } from './catalogue/run.ts'
import { runOrders } from './orders/run.ts'
import { runSettings } from './settings/run.ts'

const nowhere = { DATA_DIR: '/nowhere' }

test.each([
  ['cancel KM-1 --lines 1x1', 'cancel does not take --lines; refund does.'],
  ['pick KM-1 --tracking NV1', 'pick does not take --tracking; ship does.'],
  ['refund KM-1 --code K4T829', 'refund does not take --code; collect does.'],
  ['list --return 1', 'list does not take --return; receive, refuse and refund do.'],
])('npm run orders -- %s does nothing and says why (order-11, refund-13)', async (words, errors) => {
  expect(await runOrders(words.split(' '), nowhere)).toEqual({ code: 2, out: '', errors })
})

test.each([
  ['export nowhere.csv --dry-run', 'export does not take --dry-run; import and departments import do.'],
  ['departments import package.json --refuse-bad-rows', 'departments import does not take --refuse-bad-rows; import does.'],
])('npm run catalogue -- %s does nothing and says why', async (words, errors) => {
  expect(await runCatalogue(words.split(' '), nowhere)).toEqual({ code: 2, out: '', errors })
})

test('npm run settings -- export --dry-run writes no file', async () => {
  const errors = 'export does not take --dry-run; set and import do.'
  expect(await runSettings(['export', 'nowhere.json', '--dry-run'], nowhere)).toEqual({ code: 2, out: '', errors })
})

test.each(['cancel KM-1 --note Late --dry-run --by Siti --json', 'list --status paid', 'receive KM-1 --return 1 --note Torn'])(
  'npm run orders -- %s has options that it takes (order-11)',
  async (words) => {
    expect((await runOrders(words.split(' '), nowhere)).errors).toContain('There is no database here yet')
  },
)
