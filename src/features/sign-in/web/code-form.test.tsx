import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { signInMessages } from '../messages.ts'
import { CodeForm } from './code-form.tsx'

const form = (
  <CodeForm
    client={() => Promise.reject(new Error('nothing is sent'))}
    emailOrPhone="mei.lin@example.sg"
    sent={{ channel: 'email', destination: 'm•••••n@example.sg', resendAfterSeconds: 60, expiresInSeconds: 300 }}
    onResent={() => {}}
    action="Continue"
    onProven={async () => null}
  />
)

test('two forms on one page have each a code of their own, with its label (sign-in-05)', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Asia/Singapore" messages={{ signIn: signInMessages.en }}>
      {form}
      {form}
    </IntlProvider>,
  )
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)
  const ids = all(/<input[^>]* id="([^"]+)"/g)
  expect([new Set(ids).size, all(/<label[^>]* for="([^"]+)"/g)]).toEqual([2, ids])
  expect(all(/name="(one-time-code)"/g)).toHaveLength(2)
})
