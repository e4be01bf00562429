import { clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import type { MailSender } from '#src/outside/email/port.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Day } from '#src/features/rewards/rules/days.ts'
import type { Database } from '#src/platform/db/database.ts'
import { mailWords, renderMail, type MailPart } from '#src/platform/mail-template.ts'
import { dailySummaryMailMessages } from '../mail-messages.ts'
import { tasksOf, type DaySummary } from '../rules/summary.ts'
import { summaryOf } from './daily-summary.service.ts'

type Words = ReturnType<typeof mailWords<(typeof dailySummaryMailMessages)['en']>>

/** Mails the store what a day brought, in the language of its staff (order-21). The same day always has the same Message-ID. */
export async function sendDailySummary(
  parts: { database: Database; settings: SettingsService; mail: MailSender; publicOrigin: string },
  day: Day,
): Promise<void> {
  const { contactEmail, staffCulture: culture, name, colours } = await parts.settings.current()
  const words = mailWords(dailySummaryMailMessages, culture)
  const summary = await summaryOf(parts.database.orm, day)
  const about = { day: dayWithWeekday(`${day}T12:00:00+08:00`, culture), amount: formatMoney(summary.soldCents), count: summary.orders }
  await parts.mail.send({
    messageId: `<summary-${day}@${new URL(parts.publicOrigin).hostname}>`,
    to: contactEmail,
    subject: words('subject', about),
    ...renderMail({
      culture,
      store: inCulture(name, culture),
      accent: colours.leaf,
      title: words('title', about),
      parts: partsOf(summary, words, culture),
    }),
  })
}

const partsOf = (summary: DaySummary, words: Words, culture: Culture): MailPart[] => [
  { kind: 'rows', rows: figures(summary, words) },
  ...bestSold(summary, words, culture),
  ...tasks(summary, words, culture),
]

const figures = ({ orders, pieces, soldCents, gstCents, refunds, refundedCents }: DaySummary, words: Words): [string, string][] => [
  [words('orders'), String(orders)],
  [words('pieces'), String(pieces)],
  [words('sold'), formatMoney(soldCents)],
  [words('gst'), formatMoney(gstCents)],
  ...(refunds > 0 ? [[words('refunded', { count: refunds }), formatMoney(-refundedCents)] as [string, string]] : []),
]

const bestSold = (summary: DaySummary, words: Words, culture: Culture): MailPart[] =>
  summary.bestSold.length === 0
    ? []
    : [
        { kind: 'words', text: words('bestSold') },
        { kind: 'rows', rows: summary.bestSold.map(({ name, pieces }) => [inCulture(name, culture), String(pieces)] as const) },
      ]

function tasks(summary: DaySummary, words: Words, culture: Culture): MailPart[] {
  const list = tasksOf(summary)
  if (list.length === 0) return [{ kind: 'note', text: words('nothingToDo') }]
  const paidAt = summary.oldest?.paidAt.toISOString()
  return [
    { kind: 'words', text: words('toDo') },
    { kind: 'rows', rows: list.map(([task, count]) => [words(task), String(count)] as const) },
    ...(summary.oldest && paidAt
      ? [
          {
            kind: 'note' as const,
            text: words('oldest', {
              orderNumber: summary.oldest.orderNumber,
              day: dayWithWeekday(paidAt, culture),
              time: clockTime(paidAt, culture),
            }),
          },
        ]
      : []),
  ]
}
