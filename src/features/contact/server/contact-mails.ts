import { htmlLang, inCulture, type Culture } from '#src/kit/culture.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Location } from '#src/features/stock/server/stock.service.ts'
import type { Mail } from '#src/outside/email/port.ts'
import { mailWords, renderMail } from '#src/platform/mail-template.ts'
import { contactMailMessages } from '../mail-messages.ts'
import { onlineStore } from '../rules/contact-form.ts'
import { writerName } from '../rules/writer-name.ts'
import type { MessageRow } from './contact.store.ts'

/** A message with the names of its store and subject in place of their codes. */
export interface OpenedMessage {
  message: MessageRow
  settings: StoreSettings
  stores: readonly Location[]
  /** The host name in the Message-IDs. */
  host: string
}

const subjectOf = ({ message, settings }: OpenedMessage, culture: Culture): string => {
  const subject = settings.contactSubjects.find(({ code }) => code === message.subject)
  return subject ? inCulture(subject.name, culture) : message.subject
}

function storeOf({ message: { storeLocation }, stores }: OpenedMessage, culture: Culture): string {
  if (storeLocation === onlineStore) return mailWords(contactMailMessages, culture)('online')
  const store = stores.find(({ code }) => code === storeLocation)
  return store ? inCulture({ en: store.name, zh: store.nameZh }, culture) : storeLocation
}

/** The mail to the store, in the language of its staff. A reply goes to the writer. */
export function messageMail(opened: OpenedMessage): Mail {
  const { message, settings, host } = opened
  const culture = settings.staffCulture
  const words = mailWords(contactMailMessages, culture)
  const name = writerName(words(message.salutation), message, culture)
  const reference = String(message.autoId)
  const subject = subjectOf(opened, culture)
  return {
    messageId: `<contact-${reference}@${host}>`,
    to: settings.contactEmail,
    replyTo: message.email,
    subject: words('messageSubject', { subject, name, reference }),
    ...renderMail({
      culture,
      store: inCulture(settings.name, culture),
      accent: settings.colours.leaf,
      title: words('messageTitle', { name }),
      parts: [
        { kind: 'words', text: message.message },
        {
          kind: 'rows',
          rows: [
            [words('subject'), subject],
            [words('storeLocation'), storeOf(opened, culture)],
            [words('email'), message.email],
            [words('mobileNumber'), message.mobileNumber],
            [words('language'), new Intl.DisplayNames(htmlLang[culture], { type: 'language' }).of(message.culture)!],
            [words('reference'), reference],
          ],
        },
        { kind: 'note', text: words('answer', { email: message.email }) },
      ],
    }),
  }
}

/** The receipt to the writer. It quotes nothing they typed, or anybody could have the shop mail any text to any address. */
export function receiptMail(opened: OpenedMessage): Mail {
  const { message, settings, host } = opened
  const { culture, email } = message
  const words = mailWords(contactMailMessages, culture)
  const reference = String(message.autoId)
  return {
    messageId: `<contact-receipt-${reference}@${host}>`,
    to: email,
    subject: words('receiptSubject', { reference }),
    ...renderMail({
      culture,
      store: inCulture(settings.name, culture),
      accent: settings.colours.leaf,
      title: words('receiptTitle'),
      parts: [
        { kind: 'words', text: words('receiptIntro', { days: settings.contactAnswerDays }) },
        {
          kind: 'rows',
          rows: [
            [words('subject'), subjectOf(opened, culture)],
            [words('reference'), reference],
          ],
        },
        { kind: 'note', text: words('receiptNote') },
      ],
    }),
  }
}
