import { callProblems } from '#src/kit/problem-messages.ts'
import { htmlLang, type Culture } from '#src/kit/culture.ts'
import { escapeHtml } from '#src/kit/escape-html.ts'
import type { RenderedPage } from './packed-page.ts'

/** A page that needs no rendering. */
export function refusedPage(culture: Culture): RenderedPage {
  const { title, message } = callProblems[culture].UNAVAILABLE
  return {
    status: 503,
    contentType: 'text/html; charset=utf-8',
    location: null,
    body: `<!doctype html><html lang="${htmlLang[culture]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p></html>`,
  }
}
