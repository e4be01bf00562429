import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

interface StoredMail {
  subject: string
  text: string
  html: string
  replyTo?: string
}

/** The mails to an address, newest first, once there are any. */
async function mailsTo(page: Page, to: string): Promise<StoredMail[]> {
  let mails: StoredMail[] = []
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'application/json' } })
      mails = ((await reply.json()) as { mails: StoredMail[] }).mails
      return mails.length
    })
    .toBeGreaterThan(0)
  return mails
}

const linkIn = ({ text }: StoredMail, page: 'confirm' | 'unsubscribe'): string => {
  const { pathname, search } = new URL(new RegExp(`http\\S+/newsletter/${page}\\?token=\\S+`).exec(text)![0])
  return pathname + search
}

test.describe('newsletter', () => {
  // The browser's console reports the 404 of a link that no longer works, and a call that fails.
  test.use({ expectedErrors: /status of (404|503)/ })

  test('from the footer to the list, and off it again', async ({ page, say, open, checkPage }, info) => {
    const email = `letters.${info.project.name}@example.sg`
    await open('/customer-service/faq')
    const footer = page.getByRole('contentinfo')
    const field = footer.getByRole('textbox', { name: say('Email address', '邮箱') })
    const button = footer.getByRole('button', { name: say('Subscribe', '订阅') })
    const error = footer.getByRole('alert').filter({ hasText: say('Email address is invalid', '邮箱地址无效') })
    const dialog = page.getByRole('dialog', { name: say('Subscribed Successfully!', '订阅成功') })
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/MemberV2/Subscribe') && sent.push(request.postData() ?? ''))

    await test.step('an invalid address gets an error; an empty field only when it is sent (newsletter-02, newsletter-03)', async () => {
      await field.fill('meiling.tan@')
      await field.press('Tab')
      await expect(error).toBeVisible()
      await field.fill('')
      await field.press('Tab')
      await expect(error).toBeHidden()
      await button.press('Enter')
      await expect(error).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill('meiling.tan@')
      await field.press('Enter')
      await expect(error).toBeVisible()
      await expect(field).toHaveAccessibleDescription(say('Email address is invalid', '邮箱地址无效'))
      await footer.scrollIntoViewIfNeeded()
      await checkPage('30-newsletter-error')
      expect(sent).toEqual([])
    })

    await test.step('the 231st character does not get in (newsletter-01)', async () => {
      await field.fill('')
      await field.focus()
      await page.keyboard.insertText('a'.repeat(231))
      await expect(field).toHaveValue('a'.repeat(230))
    })

    await test.step('success is shown only after a successful response; otherwise the typed text stays (newsletter-04, newsletter-05)', async () => {
      await page.route('**/api/MemberV2/Subscribe', (route) => route.fulfill({ status: 200, json: { succeeded: false } }), { times: 1 })
      await field.fill(email)
      await button.press('Enter')
      await expect.poll(() => sent.length).toBe(1)
      await page.waitForLoadState('networkidle')
      await expect(dialog).toBeHidden()
      await expect(field).toHaveValue(email)
      await field.press('Enter')
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText(
        say(
          'Thanks for subscribing to our mailing list. Check your inbox for our next EDM!',
          '感谢您订阅我们的邮件，请留意收件箱中的下一期。',
        ),
      )
      await checkPage('31-newsletter-subscribed')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    })

    const [mail] = await mailsTo(page, email)
    await test.step('the mail is in the language of the page', async () => {
      expect(mail!.subject).toContain(say('Please confirm', '请确认订阅'))
      expect(mail!.html).toContain(say('lang="en-SG"', 'lang="zh-Hans-SG"'))
    })

    await test.step('the button behind its link confirms', async () => {
      await open(linkIn(mail!, 'confirm'))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await checkPage('32-newsletter-confirm')
      const confirm = page.getByRole('main').getByRole('button', { name: say('Confirm my subscription', '确认订阅') })
      await page.route('**/ConfirmSubscription', (route) => route.fulfill({ status: 503, json: { succeeded: false } }), { times: 1 })
      await confirm.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: say('Subscribe unsuccessful', '订阅未成功') })).toBeVisible()
      await confirm.press('Enter')
      await expect(page.getByRole('heading', { name: say('You are on the list', '您已成功订阅') })).toBeFocused()
    })

    await test.step('the button behind its other link unsubscribes', async () => {
      await open(linkIn(mail!, 'unsubscribe'))
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Unsubscribe', '退订') })
        .press('Enter')
      await expect(page.getByRole('heading', { name: say('You have left the list', '您已退订') })).toBeFocused()
    })

    await test.step('a link that no longer works explains what to do', async () => {
      await open(linkIn(mail!, 'confirm'))
      await page.getByRole('main').getByRole('button').press('Enter')
      await expect(page.getByRole('heading', { name: say('This link no longer works', '此链接已失效') })).toBeFocused()
      await checkPage('34-newsletter-dead-link')
    })
  })
})

test.describe('contact', () => {
  // The journey causes these refusals on purpose.
  test.use({ expectedErrors: /status of (422|500|503)|Failed to load resource/ })

  test('a message to the store: errors, a failure, another language, and what happens next', async ({
    page,
    culture,
    baseURL,
    say,
    open,
    checkPage,
  }, info) => {
    const email = `contact.${info.project.name}@example.sg`
    await open('/')
    await test.step('the footer links to the form', async () => {
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('Contact us', '联系我们') })
        .locator('visible=true')
      if ((await link.count()) === 0)
        await page.getByRole('contentinfo').getByText(say('Customer service', '顾客服务'), { exact: true }).locator('visible=true').click()
      await link.press('Enter')
      await expect(page).toHaveURL(/\/contact-us$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Contact us', '联系我们'))
    })

    const main = page.getByRole('main')
    const field = (en: string, zh: string) => main.getByLabel(say(en, zh), { exact: true })
    const send = main.getByRole('button', { name: say('Send', '发送') })

    await test.step('sent empty, every field shows its error, and the first has the focus (contact-01, form-07)', async () => {
      await send.press('Enter')
      for (const words of [
        say('Salutation is required', '请选择称谓'),
        say('First name is required', '请填写名字'),
        say('Last name is required', '请填写姓氏'),
        say('The email is required', '请填写邮箱'),
        say('Mobile number is required', '请填写手机号码'),
        say('Store Location is required', '请选择门店'),
        say('Subject is required', '请选择主题'),
        say('Message is required', '请填写内容'),
      ]) {
        await expect(main.getByText(words)).toBeVisible()
      }
      await expect(field('Salutation', '称谓')).toBeFocused()
      await expect(field('Salutation', '称谓')).toHaveAccessibleDescription(say('Salutation is required', '请选择称谓'))
      await checkPage('41-contact-errors')
    })

    await test.step('a field’s error disappears as soon as it is right, and appears when it is left wrong (form-06)', async () => {
      await field('Salutation', '称谓').selectOption('ms')
      await expect(main.getByText(say('Salutation is required', '请选择称谓'))).toBeHidden()
      await field('First name', '名字').fill(say('Mei Lin', '美玲'))
      await field('Last name', '姓氏').fill(say('Tan', '陈'))
      await field('Email', '邮箱').fill('meilin@')
      await field('Email', '邮箱').press('Tab')
      await expect(main.getByText(say('Please provide a valid email address', '请填写有效的邮箱'))).toBeVisible()
      await field('Mobile number', '手机号码').fill('+65 9123 4567')
      await field('Store location', '门店').selectOption('katong')
      await field('Subject', '主题').selectOption('order')
      await field('Message', '内容').fill(say('Hello,\nwhere is my kettle?', '您好，\n请问我的水壶到哪里了？'))
      await send.press('Enter')
      await expect(field('Email', '邮箱')).toBeFocused()
      await field('Email', '邮箱').fill(email)
    })

    await test.step('the typed text survives a failure and a change of language (form-08)', async () => {
      await page.route('**/api/ContactUs/SendEmail', (route) => route.abort(), { times: 1 })
      await send.press('Enter')
      await expect(main.getByRole('alert')).toContainText(say('The shop is not answering just now', '商店暂时没有回应'))
      await expect(field('Email', '邮箱')).toHaveValue(email)
      const other = culture === 'zh' ? 'en' : 'zh'
      await page.context().addCookies([{ name: 'culture', value: other, url: baseURL! }])
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.locator('#contact-message')).toHaveValue(say('Hello,\nwhere is my kettle?', '您好，\n请问我的水壶到哪里了？'))
      await page.context().addCookies([{ name: 'culture', value: culture, url: baseURL! }])
      await page.reload({ waitUntil: 'networkidle' })
      await expect(field('Email', '邮箱')).toHaveValue(email)
      await expect(field('Subject', '主题')).toHaveValue('order')
    })

    await test.step('sent: the store has the message, the writer a receipt, and the page explains what happens next', async () => {
      await send.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Thank you, your message is with us', '来信已收到'))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(main.getByText(email)).toBeVisible()
      await checkPage('43-contact-sent')
      const [receipt] = await mailsTo(page, email)
      expect(receipt!.subject).toContain(say('We have your message', '我们已收到您的来信'))
      const atStore = await mailsTo(page, 'hello@kemuning.example')
      const message = atStore.find(({ replyTo }) => replyTo === email)!
      expect(message.text).toContain(say('where is my kettle?', '请问我的水壶到哪里了？'))
      await page.reload({ waitUntil: 'networkidle' })
      await expect(field('Message', '内容')).toHaveValue('')
    })
  })
})
