import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { shopDay, type Clock } from '#src/kit/clock.ts'
import { defaultCulture, type Culture } from '#src/kit/culture.ts'
import { html, type Html } from '#src/outside/html.ts'
import { gatewayLang } from '../gateway-lang.ts'
import { isSpoken, secure } from './bank-page.ts'
import { cardProblems, type CardField } from './card/card-rules.ts'
import { cardWords } from './card/card-words.ts'
import type { Tokens } from './tokens.ts'

export interface CardPage {
  tokens: Tokens
  clock: Clock
  /** The origins whose pages may embed the card form. */
  shopOrigins: readonly string[]
  /** The bank's own origin, which is known once the bank listens. */
  origin(): string
}

const typed = z.string().check(z.maxLength(120))
const CardBody = z.strictObject({ number: typed, expiry: typed, cvv: typed, name: typed })

/** The card form for the shop's frame, and the call that exchanges a card for a nonce. */
export async function cardPage(app: FastifyInstance, { tokens, clock, shopOrigins, origin }: CardPage): Promise<void> {
  const thisMonth = (): string => shopDay(clock.now()).slice(0, 7)

  app.get<{ Querystring: { parent?: unknown; lang?: unknown } }>('/card-fields', async ({ query }, reply) => {
    const parent = shopOrigins.find((shop) => shop === query.parent)
    secure(reply, parent ?? "'none'")
    if (parent === undefined) return reply.code(403).type('text/plain; charset=utf-8').send('This card form does not open here.')
    const page = cardForm(parent, isSpoken(query.lang) ? query.lang : defaultCulture, thisMonth())
    return reply.type('text/html; charset=utf-8').send(page.text)
  })

  app.post('/tokens', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== origin()) return reply.code(403).send({ error: 'foreign' })
    const body = CardBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'malformed' })
    const fields = cardProblems(body.data, thisMonth())
    if (Object.keys(fields).length > 0) return reply.code(422).send({ fields })
    const { nonce, card, written } = tokens.issue(body.data)
    await written
    return reply.code(201).send({ nonce, brand: card.brand, last4: card.last4, range: card.range })
  })
}

const attributes: Record<CardField, Html> = {
  number: html`inputmode="numeric" autocomplete="cc-number"`,
  expiry: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY"`,
  cvv: html`inputmode="numeric" autocomplete="cc-csc"`,
  name: html`autocomplete="cc-name" autocapitalize="words" maxlength="100"`,
}

function cardForm(parent: string, culture: Culture, month: string): Html {
  const words = cardWords[culture]
  const field = (name: CardField, beside: Html | null = null): Html =>
    html` <div class="${name}">
      <label for="${name}">${words.labels[name]}</label>
      <div class="box">
        <input
          id="${name}"
          name="${name}"
          type="text"
          required
          aria-describedby="${name}-error"
          spellcheck="false"
          ${attributes[name]}
        />${beside}
      </div>
      <span class="error" id="${name}-error" aria-live="polite"></span>
    </div>`
  return html`<!doctype html>
    <html lang="${gatewayLang[culture]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <link rel="preload" href="/card-fields/instrument-sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/card-fields/card-fields.css" />
        <script type="module" src="/card-fields/own-colour.js"></script>
        <script type="module" src="/card-fields/card-frame.js"></script>
      </head>
      <body>
        <p class="secure">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="5" y="11" width="14" height="10" rx="2" />
            <path d="M8 11V7a4 4 0 0 1 8 0v4M12 16h.01" />
          </svg>
          ${words.secure}
        </p>
        <form novalidate data-parent="${parent}" data-culture="${culture}" data-month="${month}">
          <fieldset class="fields" aria-label="${words.title}">
            ${field('number', html`<span id="brand" aria-hidden="true"></span>`)}${field('expiry')}${field('cvv')}${field('name')}
          </fieldset>
        </form>
        <p class="practice">${words.practice}</p>
      </body>
    </html> `
}
