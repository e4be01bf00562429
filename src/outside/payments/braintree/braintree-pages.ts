import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultCulture, isCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { html, type Html } from '#src/outside/html.ts'
import { gatewayLang } from '../gateway-lang.ts'
import type { AttemptRow, AttemptStore } from './attempts.store.ts'
import { servePageAssets } from './page-assets.ts'
import { pagesAt } from './page-paths.ts'
import { pagePolicy, securePage } from './page-policy.ts'
import { hostedFields, pageWords, type HostedField } from './pages/page-words.ts'
import { amountOf } from './sale-outcome.ts'

export interface BraintreePages {
  attempts: AttemptStore
  environment: 'sandbox' | 'production'
  /** The origins whose pages may embed these, and to which the 3-D Secure page goes back. */
  shopOrigins: readonly string[]
  clientToken(): Promise<string>
}

interface Query {
  parent?: unknown
  lang?: unknown
  attempt?: unknown
}

const hidden = { schema: { hide: true } as object }

/** The card fields and the 3-D Secure page, which load Braintree's kit; the shop's own pages only frame them. */
export function registerBraintreePages(app: FastifyInstance, pages: BraintreePages): void {
  const { attempts, environment, shopOrigins, clientToken } = pages

  app.get<{ Querystring: Query }>(`${pagesAt}/card-fields`, hidden, async ({ query }, reply) => {
    const parent = shopOrigins.find((shop) => shop === query.parent)
    securePage(reply, pagePolicy('card-fields', parent ?? "'none'", environment))
    if (parent === undefined) return reply.code(403).type('text/plain; charset=utf-8').send('This card form does not open here.')
    const token = await clientToken().catch(() => null)
    if (token === null) return unreachable(reply)
    return send(reply, cardForm({ parent, token, culture: spoken(query.lang) }))
  })

  app.get<{ Querystring: Query }>(`${pagesAt}/challenge`, hidden, async ({ query }, reply) => {
    const parent = shopOrigins.find((shop) => shop === query.parent) ?? shopOrigins[0]!
    securePage(reply, pagePolicy('challenge', parent, environment))
    const isKey = typeof query.attempt === 'string' && /^[\w.:-]{1,100}$/.test(query.attempt)
    const attempt = isKey ? await attempts.find(query.attempt as string) : undefined
    const culture = spoken(query.lang)
    if (attempt?.state !== 'waiting') return send(reply.code(404), overPage(culture))
    const token = await clientToken().catch(() => null)
    return token === null ? unreachable(reply) : send(reply, challengeForm({ attempt, parent, token, culture }))
  })

  servePageAssets(app)
}

const unreachable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send('Braintree cannot be reached. Please try again.')

const send = (reply: FastifyReply, page: Html): FastifyReply => reply.type('text/html; charset=utf-8').send(page.text)

/** A shop may ask for a language that these pages have no words in. */
const spoken = (lang: unknown): Culture => (isCulture(lang) && lang in pageWords ? lang : defaultCulture)

interface CardForm {
  parent: string
  token: string
  culture: Culture
}

const placeOf: Record<HostedField, string> = { number: 'number', expirationDate: 'expiry', cvv: 'cvv', cardholderName: 'name' }

function cardForm({ parent, token, culture }: CardForm): Html {
  const words = pageWords[culture]
  const fields = hostedFields.map(
    (name) =>
      html` <div class="${placeOf[name]}">
        <label for="${name}">${words.labels[name]}</label>
        <div class="box"><div class="hosted" id="${name}"></div></div>
        <span class="error" id="${name}-error" aria-live="polite"></span>
      </div>`,
  )
  return pageOf(
    culture,
    words.cardTitle,
    html`<p class="secure">${words.secure}</p>
      <form novalidate data-parent="${parent}" data-culture="${culture}" data-token="${token}">
        <fieldset class="fields" aria-label="${words.cardTitle}">${fields}</fieldset>
      </form>
      ${scripts('client', 'hosted-fields')}
      <script type="module" src="${pagesAt}/card-fields.js"></script>`,
  )
}

function challengeForm({ attempt, parent, token, culture }: CardForm & { attempt: AttemptRow }): Html {
  const words = pageWords[culture]
  const { orderNumber, amountCents } = attempt.request!
  const { nonce, bin } = attempt.card!
  return pageOf(
    culture,
    words.challengeTitle,
    html`<h1>${words.challengeTitle}</h1>
      <dl>
        <dt>${words.amount}</dt>
        <dd class="sum">${formatMoney(amountCents)}</dd>
        <dt>${words.order}</dt>
        <dd>${orderNumber}</dd>
      </dl>
      <div
        id="challenge"
        data-parent="${parent}"
        data-culture="${culture}"
        data-order="${orderNumber}"
        data-token="${token}"
        data-nonce="${nonce}"
        data-bin="${bin}"
        data-amount="${amountOf(amountCents)}"
      >
        <p class="secure">${words.checking}</p>
      </div>
      <p id="status" role="status"></p>
      <div class="actions">
        <button type="button" id="again" hidden>${words.tryAgain}</button>
        <button type="button" id="cancel">${words.cancel}</button>
      </div>
      ${scripts('client', 'three-d-secure')}
      <script type="module" src="${pagesAt}/challenge.js"></script>`,
  )
}

function overPage(culture: Culture): Html {
  const { over, overText } = pageWords[culture]
  return pageOf(
    culture,
    over,
    html`<h1>${over}</h1>
      <p>${overText}</p>`,
  )
}

const scripts = (...kit: string[]): Html[] => kit.map((name) => html`<script src="${pagesAt}/kit/${name}.js"></script>`)

const pageOf = (culture: Culture, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="${gatewayLang[culture]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="preload" href="${pagesAt}/instrument-sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${pagesAt}/look.css" />
        <script type="module" src="${pagesAt}/own-colour.js"></script>
        <link rel="stylesheet" href="${pagesAt}/pages.css" />
      </head>
      <body>
        ${content}
      </body>
    </html> `
