import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Mail } from '#src/outside/email/port.ts'
import type { Sms } from '#src/outside/sms/port.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { signInMailMessages } from '../mail-messages.ts'
import { codeMinutes } from '../rules/codes.ts'

interface CodeMessage {
  code: string
  culture: Culture
  settings: StoreSettings
  publicOrigin: string
}

export function codeMail(to: string, id: string, { code, culture, settings, publicOrigin }: CodeMessage): Mail {
  const words = mailWords(signInMailMessages, culture)
  const store = inCulture(settings.name, culture)
  return {
    messageId: `<code-${id}@${new URL(publicOrigin).hostname}>`,
    to,
    subject: words('codeSubject', { code, store }),
    ...renderMail({
      culture,
      store,
      accent: settings.colours.leaf,
      title: words('codeTitle', { code }),
      parts: [
        { kind: 'words', text: words('codeText', { minutes: codeMinutes }) },
        { kind: 'note', text: words('codeNote') },
      ],
    }),
  }
}

/** The last line names the site, so that telephones fill in the code on this site only. */
export function codeSms(to: string, { code, culture, settings, publicOrigin }: CodeMessage): Sms {
  const words = mailWords(signInMailMessages, culture)
  const store = inCulture(settings.name, culture)
  return { to, text: `${words('codeSms', { code, store, minutes: codeMinutes })}\n\n@${new URL(publicOrigin).hostname} #${code}` }
}
