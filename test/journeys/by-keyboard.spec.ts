import { mkdirSync, writeFileSync } from 'node:fs'
import { blindShopper } from './blind-shopper.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'

/** A guest in English at 1280 px and a member in Chinese at 360 px; with PICTURES=1 both in each language and at each width. */
const isRun = (isMember: boolean, culture: string): boolean => process.env.PICTURES !== undefined || isMember === (culture === 'zh')

for (const isMember of [false, true])
  test(`a ${isMember ? 'member’s' : 'guest’s'} purchase by keyboard alone, told by what the focus and live regions say, from the search to the number of the order (access-01, access-04, access-13, access-14)`, async ({
    page,
    say,
    open,
    culture,
    hasTouch,
    baseURL,
  }, info) => {
    test.skip(!isRun(isMember, culture))
    if (isMember) await signInAsMember(page.context(), baseURL!)
    const shopper = await blindShopper(page)
    const { tabTo, choose, press, type, arrivesAt, stops, story } = shopper
    await open('/')
    await test.step('a product is searched for and put into the bag', async () => {
      await tabTo(hasTouch ? say(/^button Search$/, /^button 搜索$/) : say(/^combobox Search/, /^combobox 搜索/))
      if (hasTouch) await press('Enter')
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
        await tabTo(say(/^button Check out as guest/, /^button 免登录结账/))
        await press('Enter')
        await arrivesAt(say(/^heading Delivery and collection/, /^heading 送货与自提/))
      }
      await type(say(/^textbox Postal code/, /^textbox 邮政编码/), '427505')
      await tabTo(say(/^textbox Level/, /^textbox 楼层/))
      await page.keyboard.type('03')
      await type(say(/^textbox Unit/, /^textbox 单元/), '12')
      await type(say(/^textbox Name/, /^textbox 姓名/), 'Tan Mei Lin')
      await type(say(/^textbox Email/, /^textbox 邮箱/), `by.keyboard.${info.project.name}.${isMember}@example.sg`)
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
      const isSeen = ({ box, isCovered }: (typeof stops)[number]) =>
        !isCovered && box.width >= 1 && box.height >= 1 && box.x < width && box.x + box.width > 0
      expect(stops.filter((stop) => !/ \S/.test(stop.name) || !isSeen(stop))).toEqual([])
      const folder = 'test-results/stories'
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/${info.project.name}-${isMember ? 'member' : 'guest'}.txt`, `${story.join('\n')}\n`)
      expect(story.join('\n')).toMatch(
        say(
          /Added to your bag[\s\S]*heading Bag and checkout[\s\S]*Pay S\$[\s\S]*Thank you/,
          /已加入购物袋[\s\S]*heading 购物袋与结账[\s\S]*支付[\s\S]*谢谢/,
        ),
      )
      expect(story.at(-1)).toMatch(say(/Paid.*KM-\d{4}-\d{5}/, /已付款.*KM-\d{4}-\d{5}/))
    })
    await test.step('who opens the page of thanks again hears the same', async () => {
      await page.reload()
      await arrivesAt(say(/^heading Thank you/, /^heading .*谢谢/))
    })
  })
