import type { Cost, Measured } from './measure.ts'
import { rows, type Row } from './shop.ts'

const digits = (value: number): string => (value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 1 ? 1 : 2))

const cell = (cost: Cost | undefined): string =>
  cost ? `${digits(cost.perSecond)} (${digits(cost.shopMs)} + ${digits(cost.postgresMs)})` : '–'

/** A table in Markdown: requests a second (processor milliseconds of shop + PostgreSQL for each), and how many times the best peer's. */
export function tableOf([own, ...peers]: [name: string, measured: Measured][]): string {
  const shops = [own!, ...peers]
  const lines = (Object.keys(rows) as Row[]).map((row) => {
    const best = Math.max(...peers.map(([, { costs }]) => costs[row]?.perSecond ?? 0))
    const ratio = best > 0 && own![1].costs[row] ? `${digits(own![1].costs[row].perSecond / best)} ×` : '–'
    return [rows[row].title, ...shops.map(([, { costs }]) => cell(costs[row])), ratio]
  })
  const memory = shops.map(([, { memory }]) => [memory.before, memory.loaded, memory.after].map(Math.round).join(' / '))
  const table = [
    ['', ...shops.map(([name]) => name), 'to the best peer'],
    ['-', ...shops.map(() => '-'), '-'],
    ...lines,
    ['memory before / at the end / 10 s later, MB', ...memory, ''],
  ]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
