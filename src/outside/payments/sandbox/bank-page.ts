import type { FastifyReply } from 'fastify'
import { isCulture, type Culture } from '#src/kit/culture.ts'
import { cardWords } from './card/card-words.ts'

/** The policy allows only the bank's own files, no inline code, no text turned into HTML, and only `parent` as embedding page. */
export function secure(reply: FastifyReply, parent: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${parent}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  reply.headers({
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  })
}

/** A shop may ask for a language that the bank has no words in. */
export const isSpoken = (lang: unknown): lang is Culture => isCulture(lang) && lang in cardWords
