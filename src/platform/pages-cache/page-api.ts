import { createClient, type Client } from '#src/kit/client.ts'
import type { Culture } from '#src/kit/culture.ts'

export interface AnswerKey {
  culture: Culture
  url: string
}

export interface ApiAnswer {
  status: number
  /** JSON, or empty. */
  text: string
}

/** Asks the API within the process, without cookies of a shopper. */
export type AskApi = (key: AnswerKey) => Promise<ApiAnswer>

/** What an answer's text holds. Every page that is made from it reads it, and none changes it. */
export type ReadAnswer = (key: AnswerKey, text: string) => unknown

const readAnswer: ReadAnswer = (_, text) => (text ? JSON.parse(text) : null)

/** Page loaders call the API by the same contract as the browser. They only read. */
export const pageClient = (ask: AskApi, culture: Culture, read = readAnswer): Client =>
  createClient(async ({ method, url }) => {
    if (method !== 'GET') throw new Error(`A page loader sends ${method} ${url}`)
    const { status, text } = await ask({ culture, url })
    return { status, body: read({ culture, url }, text) }
  })
