import { getAllMessages, setCulture } from '#src/features/language/language.contract.ts'
import type { Messages as Words } from 'use-intl'
import type { Client } from '#src/kit/client.ts'
import { askedCulture, type Culture } from '#src/kit/culture.ts'

const checkEveryMs = 100
const giveUpAfterMs = 3000

/**
 * The messages of the page's language. The page waits, checking every 100 ms, until they have loaded
 * (language-05); when they fail or take too long, the built-in messages are used (language-07).
 */
export async function languageReady(client: Client, culture: Culture, builtIn: () => Promise<Words>): Promise<Words> {
  const language: { status: 'loading' | 'resolve' | 'reject'; words?: Words } = { status: 'loading' }
  void client(getAllMessages, { query: { culture, form: 'compiled' } }).then((reply) => {
    if (!reply.ok) language.status = 'reject'
    else Object.assign(language, { status: 'resolve', words: reply.value })
  })
  for (let waitedMs = 0; language.status === 'loading' && waitedMs < giveUpAfterMs; waitedMs += checkEveryMs) {
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  }
  return language.words ?? builtIn()
}

/**
 * Stores the language that the page's address asks for, so that the next pages and the replies of the API use it too.
 * Waits no longer than for the messages.
 */
export async function keepAskedCulture(client: Client, { search, cookie }: { search: string; cookie: string }): Promise<void> {
  const culture = askedCulture(search)
  if (culture === null || cookie.split('; ').includes(`culture=${culture}`)) return
  await Promise.race([client(setCulture, { body: { culture } }), new Promise((resolve) => setTimeout(resolve, giveUpAfterMs))])
}
