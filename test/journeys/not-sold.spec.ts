import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notSoldMessages } from '#src/features/availability/messages.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { unsold } from '#test/cast/not-sold.ts'
import { expect, once, onPhone, test } from './journey.ts'
import { signInAsMember } from './member.ts'

/** Goods that no other journey buys; each project has its own pair, because projects run at the same time. */
const pairs: Record<string, [leaves: string, runsOut: string]> = {
  'en-1280': ['nenek-co-luo-han-guo-and-ginger', 'nenek-co-red-date-and-longan'],
  'en-360': ['nenek-co-chrysanthemum-and-wolfberry', 'nenek-co-barley-and-pandan'],
  'zh-1280': ['bukit-kabus-smoked-highland-black', 'bukit-kabus-teh-kosong-dust'],
  'zh-360': ['xin-yan-white-peony-cake-small', 'xin-yan-narcissus-aged-nine-years'],
}
const stays = 'rumah-wangi-vetiver-and-clove-candle'

async function eanOf({ pool }: Database, slug: string): Promise<string> {
  const { rows } = await pool.query(
    'select ean from variants v join products p on p.auto_id = v.product_id where slug = $1 order by position',
    [slug],
  )
  return rows[0].ean
}

for (const [who, where] of [
  ['guest', once],
  ['member', onPhone],
] as const) {
  test(
    `a ${who}’s bag says what is not sold any more, and leaves it out of the sum (cart-22)`,
    where,
    async ({ page, context, baseURL, culture, open, checkAtBothWidths, say }, info) => {
      const database = openDatabase(readFileSync(join(process.env.JOURNEYS_DATA!, 'postgres.url'), 'utf8'), { connections: 2 })
      const [leaves, runsOut, bought] = await Promise.all([...pairs[info.project.name]!, stays].map((slug) => eanOf(database, slug)))
      try {
        if (who === 'member') await signInAsMember(context, baseURL!)
        let cents = 0
        for (const ean of [leaves, runsOut, bought]) {
          const reply = await page.request.post('/api/ProductDetail/AddToCart', { data: { ean, quantity: 1 } })
          cents = (await reply.json()).data.cartInfo.productsInCart.at(-1).amountCents
        }
        await database.pool.query(unsold.withdrawn.begin, [leaves])
        await database.pool.query(unsold.outOfStock.begin, [runsOut])
        await open('/cart/shopping-cart')
        const words = notSoldMessages[culture]
        const line = (message: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: message })
        await expect(line(words.withdrawn.message)).toContainText(say('Not counted', '未计入'))
        await expect(line(words.withdrawn.message).getByRole('link')).toHaveCount(0)
        await expect(line(words.withdrawn.message).getByRole('button')).toHaveCount(1)
        await expect(line(words.outOfStock.message)).toContainText(say('Not counted', '未计入'))
        await expect(
          line(words.outOfStock.message).getByRole('link', { name: say('Email me when it’s back', '到货时通知我') }),
        ).toBeVisible()
        const goods = page.getByRole('region', { name: say('Order summary', '订单摘要') })
        await expect(goods.getByText(`S$${((cents + 800) / 100).toFixed(2)}`).first()).toBeVisible()
        await checkAtBothWidths(`not-sold-${who}`)
        await line(words.withdrawn.message)
          .getByRole('button', { name: say(/^Remove/, /^移除/) })
          .click()
        await page
          .getByRole('group')
          .getByRole('button', { name: say('Remove', '移除'), exact: true })
          .click()
        await expect(line(words.withdrawn.message)).toHaveCount(0)
      } finally {
        await database.pool.query(unsold.withdrawn.end, [leaves])
        await database.pool.query(unsold.outOfStock.end, [runsOut])
        await database.close()
      }
    },
  )
}
