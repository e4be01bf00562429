import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Errors that are not the shop's: the refusal of a newcomer, the missing icon of the provider's pages, and the provider's form. */
test.use({ expectedErrors: /status of (401|404|409)|favicon/ })

async function codeFor(page: Page, to: string): Promise<string> {
  let codes: string[] = []
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'application/json' } })
      const { mails } = (await reply.json()) as { mails: { subject: string; text: string }[] }
      codes = mails.flatMap(({ subject, text }) => (/\d{6}/.test(subject) ? (/\b\d{6}\b/.exec(text) ?? []) : []))
      return codes.length
    })
    .toBeGreaterThanOrEqual(1)
  return codes[0]!
}

const storedLogin = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('socialLogin'))

/** The provider's own page. */
async function signInAt(page: Page, login: string): Promise<void> {
  await page.getByLabel('Who are you?').fill(login)
  await page.getByRole('button', { name: 'Sign in there' }).click()
}

async function describe(page: Page, say: <T extends string>(en: T, zh: T) => T): Promise<void> {
  await page.getByLabel(say('Salutation', '称谓')).selectOption('ms')
  await page.getByLabel(say('Day', '日'), { exact: true }).fill('14')
  await page.getByLabel(say('Month', '月'), { exact: true }).fill('3')
  await page.getByLabel(say('Year', '年'), { exact: true }).fill('1988')
  await page.getByText(say('Female', '女'), { exact: true }).click()
  await page.getByRole('checkbox', { name: say('I agree', '我同意') }).check()
}

test('Google: from the button to an account, and a sign-in by one press the next time', async ({ page, say, open, checkPage }, info) => {
  const login = `google.${info.project.name}.${info.retry}`
  const google = page.getByRole('button', { name: say('Continue with Google', '使用 Google 继续') })

  await test.step('the buttons are there, below the form', async () => {
    await open('/member/signIn?returnTo=/customer-service/faq')
    for (const name of ['Google', 'Facebook', 'Apple']) await expect(page.getByRole('button', { name })).toBeVisible()
    await checkPage('45-social')
  })

  await test.step('a newcomer returns with an email that needs no code, and fills in the rest', async () => {
    await google.click()
    await signInAt(page, login)
    await expect(page).toHaveURL(/\/member\/signUp\?returnTo=/)
    await expect(page.getByText(`${login}@example.sg`)).toBeVisible()
    await expect(page.getByLabel(say('First name', '名字'))).toHaveValue('Mei Lin')
    expect(await storedLogin(page)).toContain(login)
    await checkPage('46-social-join')
    await describe(page, say)
    await page.getByRole('button', { name: say('Create account', '注册账户') }).click()
    await expect(page).toHaveURL(/\/customer-service\/faq$/)
    expect(await storedLogin(page)).toBeNull()
  })

  await test.step('in another browser, Google alone signs in; the token remains in no address', async () => {
    for (const name of ['session', 'signed-in']) await page.context().clearCookies({ name })
    await open('/member/signIn?returnTo=/member/account-info')
    await google.click()
    await expect(page).toHaveURL(/\/member\/account-info$/)
    await expect(page.getByText(`${login}@example.sg`)).toBeVisible()
  })
})

test('Apple posts its response as a form, with the same result', async ({ page, say, open }, info) => {
  const login = `apple.${info.project.name}.${info.retry}`
  await open('/member/signUp')
  await page.getByRole('button', { name: say('Continue with Apple', '使用 Apple 继续') }).click()
  await signInAt(page, login)
  await expect(page).toHaveURL(/\/member\/signUp/)
  await expect(page.getByText(`${login}@example.sg`)).toBeVisible()
})

test('Facebook confirms no email, so a code proves one; its details are deleted on every other page (sign-in-18)', async ({
  page,
  say,
  open,
  checkPage,
}, info) => {
  const email = `facebook.${info.project.name}.${info.retry}@example.sg`
  const facebook = page.getByRole('button', { name: say('Continue with Facebook', '使用 Facebook 继续') })
  await open('/member/signIn')
  await facebook.click()
  await expect(page.getByRole('heading', { level: 1, name: say('Your email, please', '请填写邮箱') })).toBeVisible()
  expect(await storedLogin(page)).toContain('facebook')
  await checkPage('47-social-email')
  await open('/')
  expect(await storedLogin(page)).toBeNull()
  await open('/member/signIn')
  await facebook.click()
  await page.getByLabel(say('Email', '邮箱'), { exact: true }).fill(email)
  await page.getByRole('button', { name: say('Send code', '发送验证码') }).click()
  await page.getByLabel(say('Six-digit code', '六位验证码')).fill(await codeFor(page, email))
  await page.getByRole('button', { name: say('Continue', '继续'), exact: true }).click()
  await expect(page.getByLabel(say('First name', '名字'))).toHaveValue('Mei Lin')
  await describe(page, say)
  await page.getByRole('button', { name: say('Create account', '注册账户') }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a return without a departure, or after a refusal at the provider, shows that nothing was done', async ({
  page,
  say,
  open,
  checkPage,
}) => {
  await open('/member/social#id_token=a.b.c&state=somebody-elses')
  await expect(page.getByRole('heading', { level: 1, name: say('You are not signed in', '尚未登录') })).toBeVisible()
  expect(page.url()).not.toContain('id_token')
  await checkPage('48-social-stopped')
  await page.getByRole('link', { name: say('Back to signing in', '返回登录') }).click()
  await expect(page).toHaveURL(/\/member\/signIn/)
})
