import { inCulture, inLanguageOf } from '#src/kit/culture.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import type { MailLinks } from '#src/platform/mail-links.ts'
import { newsletterMailMessages } from '../mail-messages.ts'
import { rememberedDays } from '../rules/subscription.ts'
import type { SubscriptionRow } from './newsletter.store.ts'

/** The mail that asks for confirmation, in the language of the request. The same round always makes the same mail. */
export function confirmationMail({ email, culture, nonce }: SubscriptionRow, { name, colours }: StoreSettings, links: MailLinks): Mail {
  const words = mailWords(newsletterMailMessages, culture)
  const store = inCulture(name, culture)
  const confirm = links.confirm(nonce)
  const unsubscribe = links.unsubscribe(email)
  return {
    messageId: `<newsletter-${confirm.hash}@${new URL(confirm.url).hostname}>`,
    to: email,
    unsubscribeUrl: unsubscribe.url,
    subject: words('subject', { store }),
    ...renderMail({
      culture,
      store,
      accent: colours.leaf,
      title: words('title'),
      parts: [
        { kind: 'words', text: words('intro') },
        { kind: 'action', label: words('confirm'), url: inLanguageOf(culture, confirm.url) },
        {
          kind: 'note',
          text: words('note', { days: rememberedDays }),
          link: { label: words('unsubscribe'), url: inLanguageOf(culture, unsubscribe.url) },
        },
      ],
    }),
  }
}
