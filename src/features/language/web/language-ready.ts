import { getAllMessages } from '#src/features/language/language.contract.ts'
import type { Words } from '#src/features/language/messages-catalogue.ts'
import type { Client } from '#src/kit/client.ts'
import type { Culture } from '#src/kit/culture.ts'

const checkEveryMs = 100
const giveUpAfterMs = 3000

/**
 * The words of the page's language. The page waits, checking every 100 ms, until they have loaded
 * (specification, sections 4 and 9); when they fail or stay away, the built-in text is used (section 8).
 */
export async function languageReady(client: Client, culture: Culture, builtIn: () => Promise<Words>): Promise<Words> {
  const language: { status: 'loading' | 'resolve' | 'reject'; words?: Words } = { status: 'loading' }
  void client(getAllMessages, { query: { culture } }).then((reply) => {
    if (!reply.ok) language.status = 'reject'
    else Object.assign(language, { status: 'resolve', words: reply.value })
  })
  for (let waited = 0; language.status === 'loading' && waited < giveUpAfterMs; waited += checkEveryMs) {
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  }
  return language.words ?? builtIn()
}
