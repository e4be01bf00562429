import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { signInMessages } from '../messages.ts'
import { signInProblems } from '../problem-messages.ts'
import { RecentSignIn } from './refusal.tsx'

const shown = (isRecent: boolean): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" timeZone="Asia/Singapore" messages={{ signIn: signInMessages.en, problems: signInProblems.en }}>
        <RecentSignIn isRecent={() => isRecent}>
          <form />
        </RecentSignIn>
      </IntlProvider>
    </MemoryRouter>,
  )

test('a form that needs a recent sign-in is not filled in for nothing: who has none reads so first, with the way there (safe-19)', () => {
  expect(shown(true)).toBe('<form></form>')
  const html = shown(false)
  expect(html).not.toContain('<form')
  expect(html).toContain(signInProblems.en.SIGN_IN_AGAIN.message)
  expect(html).toContain('href="/member/signIn?returnTo=%2Fmember%2Faccount-info"')
})
