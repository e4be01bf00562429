import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** The console reports the responses for a wrong code, an unregistered address, an ended session, a human check, a link of nobody and a look-up that fails. */
test.use({ expectedErrors: /status of (400|401|404|409|422|428|503)/ })

interface CachedValue {
  subject: string
  text: string
}

/** The latest code sent to an address, once so many have arrived. */
async function codeFor(page: Page, to: string, count = 1): Promise<string> {
  let codes: string[] = []
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'application/json' } })
      const { mails } = (await reply.json()) as { mails: CachedValue[] }
      codes = mails.flatMap(({ subject, text }) => (/\d{6}/.test(subject) || subject === 'SMS' ? (/\b\d{6}\b/.exec(text) ?? []) : []))
      return codes.length
    })
    .toBeGreaterThanOrEqual(count)
  return codes[0]!
}

const slots = (page: Page) => page.locator('[data-input-otp-container] [aria-hidden="true"] > div')
const shown = async (page: Page): Promise<string> => (await slots(page).allTextContents()).join('')

/** Fills in the form of a new member, but for the fields that a test is about. */
async function describe(page: Page, say: <T extends string>(en: T, zh: T) => T): Promise<void> {
  const salutation = page.getByLabel(say('Salutation', '称谓'))
  await expect(salutation).toHaveAttribute('autocomplete', 'honorific-prefix')
  await salutation.selectOption('ms')
  await page.getByLabel(say('First name', '名字')).fill(say('Mei Lin', '美玲'))
  await page.getByLabel(say('Last name', '姓氏')).fill(say('Tan', '陈'))
  const born = page.getByRole('group', { name: say('Date of birth', '出生日期') })
  const [day, month, year] = [say('Day', '日'), say('Month', '月'), say('Year', '年')].map((name) => born.getByLabel(name, { exact: true }))
  const inOrder = await born.getByRole('textbox').all()
  const before = await inOrder[0]!.getAttribute('aria-invalid')
  await inOrder[0]!.fill(say('14', '1988'))
  await inOrder[0]!.press('Tab')
  expect(await inOrder[0]!.getAttribute('aria-invalid'), 'no error before all three parts are left').toBe(before)
  await day!.fill('14')
  await month!.fill('3')
  await year!.fill('1988')
  await page.getByText(say('Female', '女'), { exact: true }).click()
  for (const required of [page.getByRole('radiogroup', { name: say('Gender', '性别') }), page.locator('#register-terms')])
    await expect(required, 'what is required says so (access-07)').toHaveAttribute('aria-required', 'true')
}

test('from an email to an account, and signing out again', async ({ page, say, open, checkPage }, info) => {
  const email = `journey.${info.project.name}.${info.retry}@example.sg`
  const password = 'Joo Chiat 118'
  const field = page.getByLabel(say('Email or mobile number', '邮箱或手机号码'))
  const send = page.getByRole('button', { name: say('Send code', '发送验证码') })
  const code = page.getByLabel(say('Six-digit code', '六位验证码'))
  const enter = page.getByRole('button', { name: say('Sign in', '登录'), exact: true })
  /** The shop does not answer the next call of this name. */
  const away = (call: string) =>
    page.route(`**/${call}`, (route) => route.fulfill({ status: 503, json: { succeeded: false, code: 'UNAVAILABLE' } }), { times: 1 })

  await test.step('the error of a wrong address appears when the field is left, not while typing, and disappears once it is right (form-06, form-07, sign-in-23)', async () => {
    await open('/member/signIn?returnTo=/customer-service/faq')
    const error = page.getByText(say('Please provide a valid email address', '请填写有效的邮箱'))
    await send.click()
    await expect(field).toBeFocused()
    await expect(page.getByText(say('Email or Mobile number is required', '请填写邮箱或手机号码'))).toBeVisible()
    await field.fill('meilin.tan@')
    await expect(error).toBeHidden()
    await field.blur()
    await expect(error).toBeVisible()
    await checkPage('40-sign-in-error')
    await field.fill(email)
    await expect(error).toBeHidden()
  })

  await test.step('where many codes were asked for, the form says why it waits, and asks again by itself with the check (safe-50)', async () => {
    const asked: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/SendOTP') && asked.push(request.postDataJSON()))
    const check = { succeeded: false, code: 'CODE_CHECK', details: { humanCheck: 'a-check', waitSeconds: 1 } }
    await page.route('**/SendOTP', (route) => route.fulfill({ status: 428, json: check }), { times: 1 })
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: say('Many codes have been asked for', '索取验证码的次数较多') })).toBeVisible()
    await expect(code).toBeFocused()
    expect(asked).toEqual([{ emailOrPhone: email }, { emailOrPhone: email, humanCheck: 'a-check' }])
  })

  await test.step('the code is one field drawn as six boxes: pasting, arrows and backspace (sign-in-05, sign-in-06)', async () => {
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(slots(page)).toHaveCount(6)
    await expect(page.getByText(email)).toBeHidden()
    await page.evaluate(() => {
      const clipboard = new DataTransfer()
      clipboard.setData('text/plain', ' 123 456 ')
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
    })
    expect(await shown(page)).toBe('123456')
    await page.keyboard.press('Backspace')
    expect(await shown(page)).toBe('12345')
    await expect(slots(page).nth(5)).toHaveAttribute('data-active', 'true')
    // The field's library sets the caret until 50 ms after a change, faster than fingers are.
    await page.waitForTimeout(100)
    await page.keyboard.press('ArrowLeft')
    await expect(slots(page).nth(4)).toHaveAttribute('data-active', 'true')
    await page.keyboard.type('9')
    expect(await shown(page)).toBe('12349')
    await page.keyboard.type('0')
    expect(await shown(page)).toBe('123490')
  })

  await test.step('a wrong code shows how many attempts are left; resending waits for the countdown (sign-in-07, sign-in-24)', async () => {
    const right = await codeFor(page, email)
    await code.fill(right === '000000' ? '000001' : '000000')
    await enter.click()
    await expect(page.getByText(say('Code invalid. You have 4 tries left.', '验证码不正确，还可以再试 4 次。'))).toBeVisible()
    await expect(page.getByRole('button', { name: say(/Resend in \d:\d\d/, /\d:\d\d 后可重新发送/) })).toBeDisabled()
    await checkPage('41-sign-in-code')
  })

  await test.step('an unregistered address leads to the registration; two different passwords are refused (form-07, sign-in-14, sign-in-25)', async () => {
    await code.fill(await codeFor(page, email))
    await enter.click()
    await expect(page).toHaveURL(/\/member\/signUp\?returnTo=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/Account/Register') && sent.push(request.url()))
    const create = page.getByRole('button', { name: say('Create account', '注册账户') })
    await create.click()
    await expect(page.getByLabel(say('Salutation', '称谓'))).toBeFocused()
    await describe(page, say)
    await page.getByRole('checkbox', { name: say(/^I agree/, /^我同意/) }).check()
    await page.getByLabel(say('New password', '新密码')).fill(password)
    await page.getByLabel(say('Password again', '再次输入密码')).fill('Joo Chiat 119')
    await create.click()
    await expect(
      page.getByText(say('Password do not match. Please retype your password', '两次输入的密码不一致，请重新输入')),
    ).toBeVisible()
    await checkPage('42-join')
    expect(sent).toEqual([])
    await page.getByLabel(say('Password again', '再次输入密码')).fill(password)
    await away('Register')
    await create.click()
    await expect(page.getByRole('alert').filter({ hasText: say('Your account could not be created.', '未能注册账户。') })).toBeVisible()
    await create.click()
    await expect(page).toHaveURL(/\/customer-service\/faq$/)
  })

  await test.step('the account shows and stores the details, and signs out', async () => {
    await open('/member/account-info')
    await expect(page.getByText(email)).toBeVisible()
    const born = page.getByRole('group', { name: say('Date of birth', '出生日期') }).getByRole('textbox')
    const order = await born.evaluateAll((inputs) => inputs.map((input) => input.id.split('-').at(-1)))
    expect(order).toEqual(say('day month year', 'year month day').split(' '))
    await checkPage('43-account')
    await page.getByRole('button', { name: say('Add Mobile number', '添加 手机号码') }).click()
    await send.click()
    await expect(page.getByText(say('The mobile number is required', '请填写手机号码'), { exact: true }), 'sign-in-22').toBeVisible()
    await page.getByRole('button', { name: say('Change Email', '更改 邮箱') }).click()
    await send.click()
    await expect(page.getByText(say('The email is required', '请填写邮箱'), { exact: true }), 'sign-in-21').toBeVisible()
    await page.getByRole('button', { name: say('Change Email', '更改 邮箱') }).click()
    await page.getByLabel(say('First name', '名字')).fill(say('Mei', '美'))
    const saveChanges = page.getByRole('button', { name: say('Save changes', '保存更改') })
    await away('UpdateAccountDetail')
    await saveChanges.click()
    await expect(page.getByRole('alert').filter({ hasText: say('Your details could not be updated.', '资料未能更新。') })).toBeVisible()
    await saveChanges.click()
    await expect(page.getByRole('status').filter({ hasText: say('Your details are saved.', '资料已保存。') })).toBeVisible()
    await page.getByRole('button', { name: say('Change password', '更改密码') }).press('Enter')
    const differ = page.getByText(say('Password do not match. Please retype your password', '两次输入的密码不一致，请重新输入'))
    await page.getByLabel(say('New password', '新密码')).fill('Joo Chiat 118')
    await page.getByLabel(say('Password again', '再次输入密码')).fill('Joo Chiat 119')
    await page.getByLabel(say('Password again', '再次输入密码')).blur()
    await expect(differ).toBeVisible()
    await page.getByLabel(say('New password', '新密码')).fill('Joo Chiat 119')
    await expect(differ, 'whichever of the two is mended').toHaveCount(0)
    await page.getByRole('button', { name: say('Cancel', '取消') }).press('Enter')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Download my data', '下载我的资料') }).click()
    expect((await download).suggestedFilename()).toBe('my-data.json')
  })

  await test.step('the password signs in too, from another browser', async () => {
    await page.context().clearCookies({ name: /^(session|signed-in)$/ })
    await open('/member/signIn')
    const withPassword = page.getByRole('button', { name: say('Sign in with a password', '使用密码登录') })
    await withPassword.click()
    await enter.click()
    await expect(field).toBeFocused()
    await expect(page.getByText(say('Password is required', '请填写密码'))).toBeVisible()
    await field.fill(email)
    await page.getByRole('button', { name: say('Sign in with a code instead', '改用验证码登录') }).click()
    await expect(field, 'what was typed stays, whatever the way').toHaveValue(email)
    await withPassword.click()
    await expect(field).toHaveValue(email)
    await page.getByLabel(say('Password', '密码'), { exact: true }).fill('wrong')
    await enter.click()
    await expect(page.getByRole('alert').filter({ hasText: say('Password invalid', '密码不正确') })).toBeVisible()
    await checkPage('44-password')
    await page.getByLabel(say('Password', '密码'), { exact: true }).fill(password)
    await away('SignIn')
    await enter.click()
    await expect(page.getByRole('alert').filter({ hasText: say('You could not be signed in.', '未能登录。') })).toBeVisible()
    await enter.click()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('before a code is sent, an address is looked up: who joins must not have it, who forgot a password must (sign-in-37, wire-22)', async () => {
    await page.context().clearCookies({ name: /^(session|signed-in)$/ })
    await open('/member/signUp')
    await field.fill('a@b.sg')
    await send.click()
    await expect(
      page.getByText(say('Email or mobile number need to be at least 8 character', '邮箱或手机号码至少需要 8 个字符')),
    ).toBeVisible()
    await field.fill(email)
    await send.click()
    await expect(page.getByText(say('This email is registered', '此邮箱已注册'))).toBeVisible()
    const somebodys = { succeeded: true, data: { exists: true, hasMultiple: false } }
    await page.route('**/CheckExistEmailOrPhone*', (route) => route.fulfill({ json: somebodys }), { times: 1 })
    await field.fill('9123 4567')
    await send.click()
    await expect(page.getByText(say('This mobile number is registered', '此手机号码已注册'))).toBeVisible()
    await open('/member/forgot-password')
    await field.fill(`nobody.${email}`)
    await send.click()
    await expect(page.getByText(say('This email/mobile number is not registered', '此邮箱或手机号码尚未注册'))).toBeVisible()
    let status = 503
    await page.route('**/CheckExistEmailOrPhone*', (route) => route.fulfill({ status, json: { succeeded: false, code: 'UNAVAILABLE' } }))
    await send.click()
    await expect(page.getByText(say("Can't search the member! Please check again", '无法查找会员，请再核对一次'))).toBeVisible()
    status = 400
    await send.click()
    const popup = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .filter({ hasText: say('An unexpected error has occurred', '发生意外错误') })
    await expect(popup).toBeVisible()
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
  })
})

test('a link that has run out says that the account is not verified, sends the mail again, and says what failed (sign-in-26)', async ({
  page,
  say,
  open,
}) => {
  await open('/email-verification?token=none')
  await page.getByRole('button', { name: say('Confirm this email', '确认邮箱') }).click()
  await expect(page.getByText(say(/^Your account hasn't been verified\./, /^您的账户尚未验证。/))).toBeVisible()
  const resend = page.getByRole('button', { name: say('Resend', '重新发送'), exact: true })
  await page.route('**/ResendVerifyEmail', (route) => route.fulfill({ status: 503, json: { succeeded: false, code: 'UNAVAILABLE' } }), {
    times: 1,
  })
  await resend.click()
  await expect(page.getByRole('alert').filter({ hasText: say('Send verify email failed', '未能寄出验证邮件') })).toBeVisible()
  await resend.click()
  await expect(page.getByText(say('Member Not Found', '找不到该会员'))).toBeVisible()
})

test('a code whose resending failed can be resent after the countdown', async ({ page, say, open }, info) => {
  const email = `resend.${info.project.name}.${info.retry}@example.sg`
  await page.route('**/api/Account/SendOTP', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: object }
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, resendAfterSeconds: 2 } } })
  })
  await page.route('**/api/Account/ResendOTP', (route) =>
    route.fulfill({
      json: {
        succeeded: true,
        data: { channel: 'email', destination: 'r•••••g@example.sg', resendAfterSeconds: 60, expiresInSeconds: 300 },
      },
    }),
  )
  await open('/member/signUp')
  await page.getByLabel(say('Email or mobile number', '邮箱或手机号码')).fill(email)
  await page.getByRole('button', { name: say('Send code', '发送验证码') }).click()
  await expect(page.getByRole('button', { name: say(/Resend in/, /后可重新发送/) })).toBeDisabled()
  const resend = page.getByRole('button', { name: say('Resend code', '重新发送'), exact: true })
  await expect(resend).toBeEnabled()
  await resend.click()
  await expect(page.getByRole('status').filter({ hasText: say('A new code is on its way', '新的验证码已发出') })).toBeVisible()
  await expect(page.getByRole('button', { name: say(/Resend in/, /后可重新发送/) })).toBeDisabled()
})

test('a return address on another site is replaced by the home page (sign-in-11, safe-35)', async ({ page, say, open }, info) => {
  const number = `+65 91${String(10 + ['en-1280', 'en-360', 'zh-1280', 'zh-360'].indexOf(info.project.name))} ${4000 + info.retry}`
  await open('/member/signUp?returnTo=//evil.example')
  await page.getByLabel(say('Email or mobile number', '邮箱或手机号码')).fill(number)
  await page.getByRole('button', { name: say('Send code', '发送验证码') }).click()
  await page.getByLabel(say('Six-digit code', '六位验证码')).fill(await codeFor(page, number.replaceAll(' ', '')))
  await page.getByRole('button', { name: say('Continue', '继续'), exact: true }).click()
  await describe(page, say)
  await page.getByRole('checkbox', { name: say(/^I agree/, /^我同意/) }).check()
  await page.getByRole('button', { name: say('Create account', '注册账户') }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/)
})

test('a proof that is too old while registering asks for another code, and the details stay (sign-in-24)', async ({
  page,
  say,
  open,
}, info) => {
  const email = `late.${info.project.name}.${info.retry}@example.sg`
  const field = page.getByLabel(say('Email or mobile number', '邮箱或手机号码'))
  await open('/member/signUp')
  await field.fill(email)
  await page.getByRole('button', { name: say('Send code', '发送验证码') }).click()
  await page.getByLabel(say('Six-digit code', '六位验证码')).fill(await codeFor(page, email))
  await page.getByRole('button', { name: say('Continue', '继续'), exact: true }).click()
  await describe(page, say)
  await page.getByRole('checkbox', { name: say(/^I agree/, /^我同意/) }).check()
  const expired = { succeeded: false, code: 'CODE_EXPIRED', title: 'Expired', message: 'Expired' }
  await page.route('**/Register', (route) => route.fulfill({ status: 409, json: expired }), { times: 1 })
  await page.getByRole('button', { name: say('Create account', '注册账户') }).click()
  await expect(page.getByText(say(/your details are still here/, /资料都还在/))).toBeVisible()
  await expect(field).toHaveValue(email)
  expect(await page.evaluate(() => sessionStorage.getItem('registerDraft'))).toContain(say('Mei Lin', '美玲'))
})
