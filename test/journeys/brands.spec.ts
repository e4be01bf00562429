import { expect, test } from './journey.ts'

test('the brand directory: letters, departments, and finding while typing (brand-01)', async ({ page, say, open, checkPage, culture }) => {
  test.slow()
  await open('/branddirectory')
  const letters = page.getByRole('navigation', { name: say('Letters', '首字母') })
  const letter = (key: string) => letters.getByRole('link', { name: key, exact: true })

  await test.step('one heading, and brands under their letters', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Brand directory', '品牌名录'))
    await checkPage('30-brands')
    const section = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'H', exact: true }) })
    await expect(section.getByRole('link', { name: say('Hujan', '海峡') })).toBeVisible()
  })

  await test.step('choosing a letter makes it the active key and moves the focus to it (brand-03)', async () => {
    await letter('S').press('Enter')
    await expect(letter('S')).toHaveAttribute('aria-current', 'true')
    await expect(letters.locator('[aria-current]')).toHaveCount(1)
    const heading = page.getByRole('heading', { name: 'S', exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  await test.step('typing finds Chinese names by pinyin and Latin names by any word (brand-02)', async () => {
    const finder = page.getByRole('searchbox', { name: say('Find a brand', '查找品牌') })
    const found = page.getByRole('main').locator('section li a')
    for (const [typed, name] of [
      ['zaoyu', say('Dapur & Daughters', '灶与女儿')],
      ['daught', say('Dapur & Daughters', '灶与女儿')],
      ['女儿', say('Dapur & Daughters', '灶与女儿')],
    ] as const) {
      await finder.fill(typed)
      await expect(found).toHaveCount(1)
      await expect(found).toContainText(name)
    }
    // Letters without brands are no links.
    await expect(letter('B')).toHaveAttribute('aria-disabled', 'true')
    await expect(letter('B')).not.toHaveAttribute('href')
    await finder.fill('qqqq')
    await expect(page.getByRole('heading', { name: say('No brand is called that here', '这里没有叫这个名字的品牌') })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: say('No brand found', '没有找到品牌') })).toBeVisible()
    await page.getByRole('button', { name: say('Show every brand', '显示全部品牌') }).click()
    await expect(finder).toHaveValue('')
  })

  await test.step('a department leaves its own brands, and its chip has the focus, after Back too (brand-04, access-01, access-03)', async () => {
    const all = await page.getByRole('main').locator('section li a').count()
    const chip = page
      .getByRole('navigation', { name: say('Show brands in', '按部门查看') })
      .getByRole('link', { name: say('Kitchen', '厨房') })
    await chip.press('Enter')
    await expect(page).toHaveURL(/category=kitchen/)
    await expect(chip).toHaveAttribute('aria-current', 'page')
    await expect(chip).toBeFocused()
    await page.goBack()
    await expect(chip).not.toHaveAttribute('aria-current')
    await expect(chip).toBeFocused()
    await chip.press('Enter')
    await expect.poll(() => page.getByRole('main').locator('section li a').count()).toBeLessThan(all)
    await expect(letters.locator('[aria-disabled]').first()).toBeVisible()
    await checkPage('31-brands-kitchen')
  })

  await test.step('a brand leads to its products, under its name and story', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: say(/Dapur & Daughters/, /灶与女儿/) })
      .press('Enter')
    await expect(page).toHaveURL(/\/productlist\/brand\/dapur-daughters$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Dapur & Daughters', '灶与女儿'))
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(say('Dapur & Daughters', '灶与女儿'))
    await expect(page.locator('html')).toHaveAttribute('lang', culture === 'zh' ? 'zh-Hans-SG' : 'en-SG')
    await checkPage('32-brand')
  })
})
