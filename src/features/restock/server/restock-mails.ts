import { createHash } from 'node:crypto'
import { inCulture, inLanguageOf, type Culture } from '#src/kit/culture.ts'
import { optionsLabel, type ListedProduct, type SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import type { MailLinks } from '#src/platform/mail-links.ts'
import { restockMailMessages } from '../mail-messages.ts'
import { rememberedDays } from '../rules/restock.ts'
import type { SubscriberRow } from './restock.store.ts'

/** What both mails about a product need. */
interface Parts {
  subscriber: SubscriberRow
  settings: StoreSettings
  links: MailLinks
  publicOrigin: string
}

/** The key under which all mails to one address about one product share their unsubscribe link. */
export const subscriberKey = ({ email, productId }: Pick<SubscriberRow, 'email' | 'productId'>): string => `${productId}\n${email}`

const nameOf = ({ brand, title }: ListedProduct, culture: Culture): string =>
  `${inCulture(brand.name, culture)} ${inCulture(title, culture)}`

/** The mail that asks for confirmation, in the language of the request. The same round always makes the same mail. */
export function confirmationMail({ subscriber, settings, links, publicOrigin }: Parts, shown: ListedProduct): Mail {
  const { culture, email, nonce } = subscriber
  const words = mailWords(restockMailMessages, culture)
  const product = nameOf(shown, culture)
  const confirm = links.confirm(nonce)
  const unsubscribe = links.unsubscribe(subscriberKey(subscriber))
  return {
    messageId: `<restock-${confirm.hash}@${new URL(publicOrigin).hostname}>`,
    to: email,
    unsubscribeUrl: unsubscribe.url,
    subject: words('confirmSubject', { product }),
    ...renderMail({
      culture,
      store: inCulture(settings.name, culture),
      accent: settings.colours.leaf,
      title: words('confirmTitle'),
      parts: [
        { kind: 'words', text: words('confirmIntro', { product }) },
        { kind: 'action', label: words('confirm'), url: inLanguageOf(culture, confirm.url) },
        {
          kind: 'note',
          text: words('confirmNote', { days: rememberedDays }),
          link: { label: words('unsubscribe'), url: inLanguageOf(culture, unsubscribe.url) },
        },
      ],
    }),
  }
}

/** The mail that says a product is back. The same `notification` always sends the same Message-ID. */
export function backMail({ subscriber, settings, links, publicOrigin }: Parts, item: SoldItem, notification: string): Mail {
  const { culture, email } = subscriber
  const words = mailWords(restockMailMessages, culture)
  const product = nameOf(item.product, culture)
  const options = optionsLabel(item.variant, culture)
  const unsubscribe = links.unsubscribe(subscriberKey(subscriber))
  return {
    messageId: `<restock-${createHash('sha256').update(notification).digest('base64url')}@${new URL(publicOrigin).hostname}>`,
    to: email,
    unsubscribeUrl: unsubscribe.url,
    subject: words('backSubject', { product }),
    ...renderMail({
      culture,
      store: inCulture(settings.name, culture),
      accent: settings.colours.leaf,
      title: words('backTitle'),
      parts: [
        { kind: 'words', text: words(options ? 'backOptions' : 'backIntro', { product, options }) },
        { kind: 'words', text: words('backHonest') },
        {
          kind: 'action',
          label: words('back'),
          url: inLanguageOf(culture, `${publicOrigin}/product/${item.product.slug}?variant=${item.variant.ean}`),
        },
        { kind: 'note', text: words('backNote'), link: { label: words('unsubscribe'), url: inLanguageOf(culture, unsubscribe.url) } },
      ],
    }),
  }
}
