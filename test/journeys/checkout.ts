import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, type Journey } from './journey.ts'

type Shopper = Pick<Journey, 'page' | 'say' | 'open'>

/** A perfume of S$118.00 and S$126.00 in all, which the store sends itself. */
const perfume = '8882010000001'

/** Puts pieces of one product into the bag and opens it. */
export async function openBag({ page, open }: Shopper, pieces: number): Promise<void> {
  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: perfume, quantity: pieces } })
  await open('/cart/shopping-cart')
}

/** Puts the product of the open page into the bag, and waits until the page says so. */
export async function addToBag({ page, say }: Pick<Shopper, 'page' | 'say'>): Promise<void> {
  await page
    .getByRole('button', { name: say('Add to bag', '加入购物袋') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: say('Added to your bag', '已加入购物袋') })).toBeVisible()
}

/** Fills in a guest's address and agrees to the terms. */
export async function fillCheckout({ page, say }: Shopper, email: string): Promise<void> {
  const fill = (en: string, zh: string, value: string, exact = false) =>
    page
      .getByRole('textbox', { name: say(en, zh), exact })
      .first()
      .fill(value)
  await fill('Postal code', '邮政编码', '427505')
  await fill('Block or house no.', '大牌或门牌', '118')
  await fill('Street', '街道', 'Joo Chiat Place')
  await fill('Name', '姓名', 'Tan Mei Lin', true)
  await fill('Email', '邮箱', email)
  await fill('Mobile number', '手机号码', '9123 4567')
  await agree({ page, say })
}

/** By keyboard, because a click could miss while the page moves. */
export async function agree({ page, say }: Pick<Shopper, 'page' | 'say'>): Promise<void> {
  const terms = page.getByRole('checkbox', { name: say(/Terms & Conditions/, /条款/) })
  await expect(terms, 'what is required says so (access-07)').toHaveAttribute('aria-required', 'true')
  await terms.press('Space')
  await expect(terms).toBeChecked()
}

/** The card form, which is in the bank's frame. */
export const cardForm = ({ page }: Pick<Shopper, 'page'>): FrameLocator => page.frameLocator('#card-frame')

export async function fillCard(shopper: Pick<Shopper, 'page' | 'say'>, number: string): Promise<void> {
  const { say } = shopper
  const form = cardForm(shopper)
  await form.getByLabel(say('Card number', '卡号')).fill(number)
  await form.getByLabel(say('Expiry', '有效期')).fill('1230')
  await form.getByLabel('CVV').fill('123')
  await form.getByLabel(say('Name on card', '持卡人姓名')).fill('TAN MEI LIN')
}

export const payButton = ({ page, say }: Pick<Shopper, 'page' | 'say'>): Locator =>
  page
    .getByRole('button', { name: say(/^(Pay|Try again)/, /^(支付|分 \d+\s期支付|再试一次)/) })
    .locator('visible=true')
    .first()

/** The bank's 3-D Secure page on the shop's own. */
export const challenge = ({ page, say }: Pick<Shopper, 'page' | 'say'>) => {
  const dialog = page.getByRole('dialog', { name: say('Your bank wants to know that it’s you', '银行需要确认是您本人') })
  const form = dialog.frameLocator('iframe')
  return {
    dialog,
    async answer(code: string): Promise<void> {
      await form.getByLabel(say('One-time code', '一次性验证码')).fill(code)
      await form.getByRole('button', { name: say('Confirm payment', '确认付款') }).click()
    },
  }
}

export async function expectPaid(page: Page, prefix = 'KM'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/invoice\\?orderNumber=${prefix}-\\d{4}-\\d{5}&key=`), { timeout: 20_000 })
}
