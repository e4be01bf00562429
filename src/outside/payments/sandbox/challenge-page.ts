import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { defaultCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { html, type Html } from '#src/outside/html.ts'
import type { Challenged } from './attempts.ts'
import { gatewayLang } from '../gateway-lang.ts'
import { isSpoken, secure } from './bank-page.ts'
import { challengeWords } from './card/challenge-words.ts'
import type { Ledger } from './ledger.ts'

export interface ChallengePage {
  ledger: Ledger
  /** The origins whose pages may embed the page, and to which it goes back. */
  shopOrigins: readonly string[]
  /** The bank's own origin, which is known once the bank listens. */
  origin(): string
}

const codes = { passed: '123456', failed: '000000' } as const
const mostTries = 3
const Params = z.object({ challenge: z.string().check(z.regex(/^[\w-]{32}$/)) })
const CodeBody = z.strictObject({ code: z.string().check(z.maxLength(40)) })

interface Query {
  parent?: unknown
  lang?: unknown
}

/** The 3-D Secure page: in the shop's frame, or at the top of a tab. It ends with a proof, for which the shop's server completes the charge. */
export async function challengePage(app: FastifyInstance, { ledger, shopOrigins, origin }: ChallengePage): Promise<void> {
  const tries = new LRUCache<string, number>({ max: 10_000 })
  const waiting = (params: unknown): Challenged | null => {
    const parsed = Params.safeParse(params)
    return parsed.success ? ledger.challenged(parsed.data.challenge) : null
  }

  app.get<{ Querystring: Query }>('/challenge/:challenge', async ({ params, query }, reply) => {
    const parent = shopOrigins.find((shop) => shop === query.parent) ?? shopOrigins[0]!
    const culture = isSpoken(query.lang) ? query.lang : defaultCulture
    secure(reply, parent)
    const challenged = waiting(params)
    const page = challenged ? challengeForm(challenged, parent, culture) : overPage(culture)
    return reply
      .code(challenged ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page.text)
  })

  app.post('/challenge/:challenge', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== origin()) return reply.code(403).send({ error: 'foreign' })
    const body = CodeBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ error: 'malformed' })
    const challenged = waiting(request.params)
    if (!challenged) return over(reply)
    const { challenge } = challenged
    const tried = (tries.get(challenge) ?? 0) + 1
    tries.set(challenge, tried)
    const result = resultOf(body.data.code, tried)
    if (result === null) return reply.code(422).send({ triesLeft: mostTries - tried })
    const proof = await ledger.prove(challenge, result)
    return proof === null ? over(reply) : { proof }
  })
}

const over = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'over' })

/** Null: another try is left. */
function resultOf(code: string, tried: number): 'passed' | 'failed' | null {
  const digits = code.replace(/\s/g, '')
  if (digits === codes.passed) return 'passed'
  return digits === codes.failed || tried >= mostTries ? 'failed' : null
}

function challengeForm({ orderNumber, amountCents, card }: Challenged, parent: string, culture: Culture): Html {
  const words = challengeWords[culture]
  return pageOf(
    culture,
    words.title,
    html`<p class="secure">${words.intro}</p>
      <dl>
        <dt>${words.amount}</dt>
        <dd class="sum">${formatMoney(amountCents)}</dd>
        <dt>${words.order}</dt>
        <dd>${orderNumber}</dd>
        <dt>${words.card}</dt>
        <dd>${card.brand} •••• ${card.last4}</dd>
      </dl>
      <form novalidate data-parent="${parent}" data-culture="${culture}" data-order="${orderNumber}">
        <fieldset aria-label="${words.title}">
          <label for="code">${words.code}</label>
          <input
            id="code"
            name="code"
            type="text"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="40"
            required
            aria-describedby="code-error practice"
          />
          <span class="error" id="code-error" aria-live="assertive"></span>
          <p class="practice" id="practice">${words.practice}</p>
          <div class="actions">
            <button type="submit">${words.confirm}</button>
            <button type="button" id="cancel">${words.cancel}</button>
          </div>
        </fieldset>
      </form>
      <p id="status" role="status"></p>
      <script type="module" src="/card-fields/challenge.js"></script>`,
  )
}

function overPage(culture: Culture): Html {
  const { over: title, overText } = challengeWords[culture]
  return pageOf(culture, title, html`<p>${overText}</p>`)
}

const pageOf = (culture: Culture, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="${gatewayLang[culture]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="preload" href="/card-fields/instrument-sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/card-fields/card-fields.css" />
        <link rel="stylesheet" href="/card-fields/challenge.css" />
        <script type="module" src="/card-fields/own-colour.js"></script>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `
