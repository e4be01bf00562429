import type { Locator, Page } from '@playwright/test'
import type { Database } from '#src/platform/db/database.ts'
import { expect, once, test } from './journey.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'

const odd = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'مستحضرات التجميل والعناية بالبشرة',
  'Çocuk Ayakkabıları ve Terlikleri',
  '户外家具与庭院用品及园艺工具配件',
  'Bags, purses, wallets and everything that carries small things around town',
  'عطور',
  'Ev ve Mutfak',
  '茶具',
]
const short = ['Mugs', 'Hats', 'Rings', 'Lamps', 'Sofas', 'Vases', 'Bowls', 'Knives', 'Pens', 'Books', 'Toys', 'Games']
const sets: Record<string, string[]> = {
  '2 departments': ['Women', 'Men'],
  '12 departments': short,
  '12 departments in several scripts': [...odd, ...short.slice(0, 4)],
  '60 departments': [...odd, ...Array.from({ length: 52 }, (_, place) => `${short[place % 12]} ${place}`)],
}
/** A page is opened at the first and becomes narrower; the home page, which has the same header, is opened at each. */
const widths = [1280, 768, 360]
/** The header says on them that the page is a department, the brands, or one for paying. */
const places = ['/productlist/category/d0', '/branddirectory', '/cart/shopping-cart']
/** As the first department and as the home page; opened with the longest names alone. */
const alike = ['/productlist/category/l0-1', '/search?keyword=qqqq']
/** As many as no bar has side by side. */
const groups = 7

/** Gives the shop these departments, the first with groups of categories, and all its products in the first. */
async function setDepartments({ pool }: Database, names: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM product_categories')
  await pool.query('DELETE FROM category_sources')
  for (const level of [3, 2, 1]) await pool.query('DELETE FROM categories WHERE level = $1', [level])
  const add = async (level: number, rows: readonly { code: string; name: string; parent?: string }[]) =>
    pool.query(
      `INSERT INTO categories (code, name, level, position, parent_id)
       SELECT each.code, each.name, $1, each.position, c.auto_id
         FROM jsonb_to_recordset($2) each (code text, name text, parent text, position int) LEFT JOIN categories c ON c.code = each.parent`,
      [level, JSON.stringify(rows.map((row, position) => ({ ...row, position })))],
    )
  await add(
    1,
    names.map((name, place) => ({ code: `d${place}`, name })),
  )
  const named = Array.from({ length: groups }, (_, place) => place)
  await add(
    2,
    named.map((place) => ({ code: `g${place}`, name: `${odd[place % odd.length]}`, parent: 'd0' })),
  )
  await add(
    3,
    named.flatMap((place) => short.slice(0, 4).map((name, at) => ({ code: `l${place}-${at}`, name, parent: `g${place}` }))),
  )
  await pool.query("INSERT INTO product_categories SELECT p.auto_id, c.auto_id, 1 FROM products p, categories c WHERE c.code = 'd0'")
}

/** What listens to the width of the window answers in the next frame. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openOwnShop({ start: '2026-03-10T04:00:00Z' })
})
test.afterAll(() => shop?.close())

/** How far the page, or a layer on it, can be scrolled sideways, and what stands out of the window. */
const outside = (place: Locator) =>
  place.evaluate((element) => {
    const width = document.documentElement.clientWidth
    const out = [...element.querySelectorAll('a, button, li, p')]
      .map((each) => ({ box: each.getBoundingClientRect(), text: each.textContent }))
      .filter(({ box }) => box.width > 0 && (box.left < -0.5 || box.right > width + 0.5))
    return [document.documentElement.scrollWidth - width, element.scrollWidth - element.clientWidth, ...out.map(({ text }) => text)]
  })
const inside = [0, 0]

const departmentsIn = (names: readonly string[]): string[] => names.map((_, place) => `/productlist/category/d${place}`)

const addressesIn = (place: Locator): Promise<string[]> =>
  place
    .locator('a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname).filter((path) => /\/d\d+$/.test(path)))

/** The departments that Tab comes to in the bar, with "All departments" opened on the way. */
async function byKeyboard(page: Page, all: string): Promise<string[]> {
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Departments' })
  await bar.getByRole('link').first().focus()
  const reached = new Set<string>()
  for (;;) {
    const at = await page.evaluate(() => {
      const { activeElement: focused } = document
      const { right = 0, width = 0 } = focused?.getBoundingClientRect() ?? {}
      const isSeen = width > 0 && right <= innerWidth
      return { isIn: focused?.closest('nav') !== null, isSeen, name: focused?.textContent ?? '', path: focused?.getAttribute('href') ?? '' }
    })
    if (!at.isIn || at.path === '/branddirectory') return [...reached]
    expect(at.isSeen, `${at.name} is seen while it has the focus`).toBe(true)
    if (/\/d\d+$/.test(at.path)) reached.add(at.path)
    if (at.name === all) {
      await page.keyboard.press('Enter')
      await expect(bar.locator('[data-panel] a').first()).toBeVisible()
    }
    await page.keyboard.press('Tab')
  }
}

for (const [title, names] of Object.entries(sets))
  test(`${title}: no bar is wider than the page, and each is reached by keyboard (shell-27)`, once, async ({ page, open, checkPage }) => {
    await setDepartments(shop.database, names)
    const header = page.getByRole('banner')
    // Until the pages know these departments.
    await expect.poll(async () => (await page.request.get(`${shop.origin}/`)).text()).toContain(`data-name="${names[0]!}"`)
    for (const path of title.endsWith('scripts') ? [...places, ...alike] : places) {
      await page.setViewportSize({ width: widths[0]!, height: 800 })
      await open(shop.origin + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(nextFrame)
        expect(await outside(header), `${path} at ${width}`).toEqual(inside)
      }
    }
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      await open(`${shop.origin}/`)
      expect(await outside(header), `/ at ${width}`).toEqual(inside)
      await header.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog')
      if (names.length > 9) await menu.locator('summary').last().click()
      else await menu.locator('summary').first().click()
      // It slides in.
      await expect.poll(() => outside(menu), `the menu at ${width}`).toEqual(inside)
      expect(new Set(await addressesIn(menu))).toEqual(new Set(departmentsIn(names)))
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }

    // The home page is open at the first width.
    const bar = header.getByRole('navigation', { name: 'Departments' })
    const heights = await bar.locator('> ul > li:visible').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
    expect(new Set(heights), 'one line').toEqual(new Set([48]))
    expect(heights.length).toBeLessThanOrEqual(11)
    expect((await byKeyboard(page, 'All departments')).toSorted()).toEqual(departmentsIn(names).toSorted())
    await bar.getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: 'All brands' })).toBeVisible()
    expect(await outside(bar.locator('[data-panel]')), 'the menu of a department').toEqual(inside)
    await page.keyboard.press('Escape')
    if (names.length <= 9) return
    await bar.getByRole('button', { name: 'All departments' }).click()
    expect(await outside(bar.locator('[data-panel]')), 'all departments').toEqual(inside)
    await checkPage(`departments-${names.length}`)
  })
