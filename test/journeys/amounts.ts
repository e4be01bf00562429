import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

interface Row {
  text: string
  /** The last amount in it. A row without one, such as what is free, adds nothing. */
  cents: number
  isBold: boolean
}

/** The rows in the order of the page, as they are read: without what a closed list, a struck-out price or a picture says. */
const read = (rows: Locator): Promise<Row[]> =>
  rows.evaluateAll((elements) =>
    elements.map((element) => {
      const shown = element.cloneNode(true) as Element
      for (const aside of shown.querySelectorAll('s, .visually-hidden, details, [hidden]')) aside.remove()
      const text = shown.textContent
      const amount = [...text.matchAll(/(-?)S\$([\d,]+)\.(\d\d)/g)].at(-1)
      const cents = amount ? Number(`${amount[1]}${amount[2]!.replaceAll(',', '')}${amount[3]}`) : 0
      return { text, cents, isBold: Number(getComputedStyle(element).fontWeight) >= 600 }
    }),
  )

/** Whether bold rows come to the sum of what stands above them: one total, or several parts of it. */
function wrongTotals(rows: readonly Row[]): string[] {
  const wrong: string[] = []
  let sum = 0
  for (let at = 0; at < rows.length;) {
    const end = rows.findIndex(({ isBold }, index) => index >= at && isBold)
    if (end < 0) break
    sum += total(rows.slice(at, end))
    const next = rows.findIndex(({ isBold }, index) => index > end && !isBold)
    at = next < 0 ? rows.length : next
    const shown = total(rows.slice(end, at))
    if (shown !== sum) wrong.push(`${rows[end]!.text} is shown as ${shown}, but comes to ${sum}`)
    sum = shown
  }
  return wrong
}

const total = (rows: readonly Row[]): number => rows.reduce((sum, { cents }) => sum + cents, 0)

/** The amounts add up on screen to the totals among them (money-15); what is earned beside them, +S$3.00, is no part of it. Returns the last total. */
async function expectToAddUp(what: string, ...places: Locator[]): Promise<number> {
  await expect(places.at(-1)!.last(), what).toBeAttached()
  const all: Row[] = []
  for (const rows of places) all.push(...(await read(rows)).filter(({ text }) => !text.startsWith('+')))
  expect(wrongTotals(all), what).toEqual([])
  expect(
    all.some(({ isBold }) => isBold),
    `${what} shows a total`,
  ).toBe(true)
  return all.findLast(({ isBold }) => isBold)!.cents
}

/** Each list for itself. */
async function expectListsToAddUp(lists: Locator, what: string): Promise<void> {
  for (const list of await lists.all()) await expectToAddUp(what, list.locator('dd'))
}

/** The bag and the checkout: the order summary, why each line costs what it does, and what the order adds. Returns what is to pay. */
export async function expectBagToAddUp(page: Page): Promise<number> {
  const summary = page.locator('section[aria-labelledby="summary-title"]')
  const why = summary.locator('> details')
  const toPay = await expectToAddUp('the summary', summary.locator('> dl > dd, > dl + div'))
  await expectListsToAddUp(why.locator('> ul dl'), 'why a line costs this')
  const order = await expectToAddUp('the lines and what the order adds', why.locator('> ul > li > details > summary, > dl > dd'))
  expect(order).toBe(toPay)
  return toPay
}

/** The popup of the bag: its lines, and what the whole bag saves. */
export const expectPopupToAddUp = (popup: Locator): Promise<number> =>
  expectToAddUp('the popup', popup.locator('li:has(> div > .label)'), popup.locator('dl > dd'))

/** The confirmation, with the invoice that it prints. Returns what the goods and their delivery cost. */
export async function expectConfirmationToAddUp(page: Page): Promise<number> {
  const order = page.locator('section[aria-labelledby="order-title"]')
  await expectToAddUp('the order', order.locator('> dl > dd'))
  const explained = order.locator('> ul > li:has(dl)')
  await expect(explained).not.toHaveCount(0)
  for (const line of await explained.all()) {
    const [shown] = await read(line.locator('> span'))
    expect(await expectToAddUp('why a line costs this', line.locator('dd'))).toBe(shown!.cents)
  }
  await page.emulateMedia({ media: 'print' })
  for (const sheet of await page.locator('article:has(tbody)').all()) await expectSheetToAddUp(sheet)
  await page.emulateMedia({ media: 'screen' })
  return (await read(order.locator('> dl > dd'))).find(({ isBold }) => isBold)!.cents
}

/** A tax document: its table is the sum of its rows, and so are the lists below it. */
async function expectSheetToAddUp(sheet: Locator): Promise<void> {
  await expectListsToAddUp(sheet.locator('dl'), 'the lists of a sheet')
  const rows = await sheet
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].slice(-2).map((cell) => cell.innerText || cell.textContent)))
  const column = (at: number) => rows.reduce((sum, cells) => sum + Number(cells[at]!.replace(/[^\d-]/g, '')), 0)
  const sums = await read(sheet.locator('dd'))
  expect(sums.map(({ cents }) => cents)).toContain(column(0))
  expect(sums.map(({ cents }) => cents)).toContain(column(1))
}

/** The page of an order: its lines and their delivery, why it costs this, and what went back. Returns its total. */
export async function expectOrderToAddUp(page: Page): Promise<number> {
  const main = page.getByRole('main')
  const cents = await expectToAddUp('the lines and the delivery', main.locator('section > ul > li, section ~ dl > dd'))
  // Who is no member sees no transactions.
  if (page.url().includes('/member/')) await expect(main.locator('section ~ details > dl')).toBeAttached()
  const why = await read(main.locator('section ~ details > dl > dd'))
  // Prices and what paid them; the last row is the GST in it.
  expect(total(why.slice(0, -1)), 'why this price, and what paid it').toBe(0)
  await expectListsToAddUp(main.locator('section[aria-labelledby="refunds"] dl'), 'a refund')
  return cents
}

/** The list of a member's orders shows an order with the total of its page. */
export async function expectListedTotal(page: Page, orderNumber: string, cents: number): Promise<void> {
  const row = page.getByRole('main').getByRole('link').filter({ hasText: orderNumber })
  await expect(row.first()).toBeVisible()
  expect((await read(row.first().locator('..')))[0]!.cents).toBe(cents)
}
