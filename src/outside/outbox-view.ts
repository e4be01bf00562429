import type { StoredMail } from './email/outbox-mail.ts'
import { html, type Html } from './html.ts'

export interface OutboxContent {
  title: string
  /** Newest first. */
  mails: readonly StoredMail[]
  /** The opened mail; null when there is none. */
  open: StoredMail | null
  /** The address by which the list is filtered; empty for all. */
  to: string
}

/** The page of the outbox: the list on the left and the mail on the right, or one above the other on a narrow screen. */
export const outboxView = ({ title, mails, open, to }: OutboxContent): Html =>
  html`<!doctype html>
    <html lang="en-SG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/dev/outbox/outbox-page.css" />
      </head>
      <body>
        <header>
          ${flower}
          <h1>${title}</h1>
          <p>Mail is kept here instead of being sent.</p>
          <form action="/dev/outbox" role="search">
            <label for="to">To</label>
            <input id="to" name="to" type="text" value="${to}" autocomplete="off" spellcheck="false" />
            <button>Show</button>
          </form>
        </header>
        <main>${open ? html`${list(mails, open, to)}${reading(open)}` : nothing(to)}</main>
      </body>
    </html> `

const flower = html`<svg viewBox="-36 -36 72 72" aria-hidden="true">
  ${[0, 72, 144, 216, 288].map((turn) => html`<path transform="rotate(${turn})" d="M0-5C11-12 11-27 0-32C-11-27-11-12 0-5Z" />`)}
</svg>`

function list(mails: readonly StoredMail[], open: StoredMail, to: string): Html {
  const entry = (mail: StoredMail): Html =>
    html` <li>
      <a
        href="/dev/outbox?${new URLSearchParams({ ...(to ? { to } : {}), id: mail.id }).toString()}"
        ${mail === open ? html` aria-current="true"` : null}
      >
        <span class="to">${mail.to}</span>
        ${time(mail.sentAt)}
        <span class="subject">${mail.subject}</span>
      </a>
    </li>`
  return html`<nav aria-label="Mails">
    <p class="count">
      ${mails.length === 1 ? '1 mail' : `${mails.length} mails`}${to ? html` to ${to}. <a href="/dev/outbox">Show all</a>` : html`, newest first`}
    </p>
    <ol>
      ${mails.map(entry)}
    </ol>
  </nav> `
}

const reading = (mail: StoredMail): Html =>
  html`<article>
    <h2>${mail.subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${mail.to}</dd>
      <dt>Time</dt>
      <dd>${time(mail.sentAt)}</dd>
      <dt>Message-ID</dt>
      <dd>${mail.messageId}</dd>
    </dl>
    <iframe src="/dev/outbox/mails/${mail.id}" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <details>
      <summary>Text part</summary>
      <pre>${mail.text}</pre>
    </details>
  </article>`

const nothing = (to: string): Html =>
  html`<div class="nothing">
    <svg viewBox="0 0 120 160" aria-hidden="true">
      <path class="arch" d="M0 160V60a60 60 0 0 1 120 0v100Z" />
      <path d="M28 78h64v46H28Zm0 3 32 25 32-25" />
    </svg>
    <h2>No mail${to ? ` to ${to}` : ''} yet</h2>
    <p>${to ? html`<a href="/dev/outbox">Show all mails</a>` : 'Place an order, and its confirmation arrives here.'}</p>
  </div>`

const clockTime = new Intl.DateTimeFormat('en-SG', {
  timeZone: 'Asia/Singapore',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const time = (iso: string): Html => html`<time datetime="${iso}">${clockTime.format(new Date(iso))}</time>`
