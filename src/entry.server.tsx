import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { withCriticalCss } from '#src/browser-start/critical-css.ts'
import { PageData } from '#src/browser-start/deferred.tsx'
import { builtInWords } from '#src/words.ts'
import { WordsProvider } from '#src/features/language/web/words-provider.tsx'
import type { Client } from '#src/kit/client.ts'
import { languages, type Culture } from '#src/kit/culture.ts'
import type { Script } from '#src/kit/languages.ts'
import { pageClient, pageCulture, pageSite, type Site } from '#src/pages/page-context.ts'
import chineseFonts from './ui/chinese-fonts.css?url'
import frameStyles from './ui/frame.css?url'

// The server imports no React of its own: everything that renders pages comes in this one build.
export { createRequestHandler } from 'react-router'

/** The fonts that a script needs beside those of every page. */
const fontSheets: Record<Script, string[]> = { Latin: [], Han: [chineseFonts] }

/** What the server passes to each page: the API bound in-process, the language, and the shop's addresses. */
export function createPageContext(client: Client, culture: Culture, site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageClient, client)
  context.set(pageCulture, culture)
  context.set(pageSite, site)
  return context
}

/** Renders the whole page before the first byte leaves, because pages are cached and served again. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const culture = context.get(pageCulture)
  const pageData = await new Response(serverHandoffStream).text()
  const html = await rendered(
    <PageData value={pageData}>
      <WordsProvider culture={culture} words={builtInWords[culture]}>
        <ServerRouter context={routerContext} url={request.url} />
      </WordsProvider>
    </PageData>,
  )
  const sheets = [frameStyles, ...(routerContext.manifest.routes.root?.css ?? []), ...fontSheets[languages[culture].script]]
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(withCriticalCss(html, sheets.map(context.get(pageSite).sheetOf)), { status, headers })
}

const rendered = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is sent in parts, so nothing may be split into parts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError(error) {
        // One line on stderr; the page itself shows what could be rendered.
        console.error(error)
      },
    })
  })
