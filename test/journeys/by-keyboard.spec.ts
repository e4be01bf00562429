import { mkdirSync, writeFileSync } from 'node:fs'
import { blindShopper } from './blind-shopper.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'

test('a purchase by keyboard alone, told by what the focus and live regions say, from the search to the number of the order (access-01, access-04, access-13, access-14)', async ({
  page,
  say,
  open,
  culture,
  baseURL,
}, info) => {
  // In Chinese, which runs at 360 px, as a member.
  const isMember = culture === 'zh'
  if (isMember) await signInAsMember(page.context(), baseURL!)
  const shopper = await blindShopper(page)
  const { tabTo, choose, press, type, arrivesAt, stops, story } = shopper
  await open('/')
  await test.step('a product is searched for and put into the bag', async () => {
    await tabTo(isMember ? /^button 搜索$/ : /^combobox Search/)
    if (isMember) await press('Enter')
    await page.keyboard.type(say('vetiver candle', '香根草'))
    await expect(page.getByRole('option').first()).toBeVisible()
    await choose(/Vetiver.*S\$|香根草.*S\$/)
    await press('Enter')
    await arrivesAt(/^heading .*(Vetiver|香根草)/)
    await tabTo(say(/^button Add to bag/, /^button 加入购物袋/))
    await press('Enter')
    await tabTo(say(/^link View bag/, /^link 查看购物袋/))
    await press('Enter')
    await arrivesAt(say(/^heading Shopping bag|^heading .*[Bb]ag/, /^heading .*购物袋/))
  })
  await test.step('the way to the order', async () => {
    if (!isMember) {
      await tabTo(/^button Check out as guest/)
      await press('Enter')
      await arrivesAt(/^heading Delivery and collection/)
    }
    await type(say(/^textbox Postal code/, /^textbox 邮政编码/), '427505')
    await tabTo(say(/^textbox Level/, /^textbox 楼层/))
    await page.keyboard.type('03')
    await type(say(/^textbox Unit/, /^textbox 单元/), '12')
    await type(say(/^textbox Name/, /^textbox 姓名/), 'Tan Mei Lin')
    await type(say(/^textbox Email/, /^textbox 电子邮箱/), `by.keyboard.${info.project.name}@example.sg`)
    await type(say(/^textbox Mobile number/, /^textbox 手机号码/), '91234567')
    await type(say(/^textbox Card number/, /^textbox 卡号/), '4242424242424242')
    await type(say(/^textbox Expiry/, /^textbox 有效期/), '1230')
    await type(/^textbox CVV/, '123')
    await type(say(/^textbox Name on card/, /^textbox 持卡人姓名/), 'TAN MEI LIN')
    await tabTo(say(/^checkbox .*Terms & Conditions/, /^checkbox .*条款/))
    await press('Space')
    await tabTo(say(/^button Pay S\$/, /^button 支付 ?S\$/))
    await press('Enter')
    await arrivesAt(say(/^heading Thank you/, /^heading .*谢谢/))
  })
  await test.step('every stop has a name and can be seen, and the story ends with the number of the order', async () => {
    const { width } = page.viewportSize()!
    const isSeen = ({ box }: (typeof stops)[number]) => box.width >= 1 && box.height >= 1 && box.x < width && box.x + box.width > 0
    expect(stops.filter((stop) => !/ \S/.test(stop.name) || !isSeen(stop))).toEqual([])
    const folder = 'test-results/stories'
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${info.project.name}.txt`, `${story.join('\n')}\n`)
    expect(story.join('\n')).toMatch(
      say(/Added to your bag[\s\S]*heading Delivery[\s\S]*Pay S\$[\s\S]*Thank you/, /已加入购物袋[\s\S]*支付[\s\S]*谢谢/),
    )
    expect(story.at(-1)).toMatch(say(/Paid.*KM-\d{4}-\d{5}/, /已付款.*KM-\d{4}-\d{5}/))
  })
  await test.step('who opens the page of thanks again hears the same', async () => {
    await page.reload()
    await arrivesAt(say(/^heading Thank you/, /^heading .*谢谢/))
  })
})
