import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext, type ServerBuild } from 'react-router'
import { withCriticalCss, type StylesFor } from '#src/browser-start/critical-css.ts'
import { PageData } from '#src/browser-start/deferred.tsx'
import { compiledWords } from '#src/words.ts'
import type { Client } from '#src/kit/client.ts'
import { WordsProvider } from '#src/features/language/web/words-provider.tsx'
import { inEachCulture, languages, type Culture } from '#src/kit/culture.ts'
import type { Script } from '#src/kit/languages.ts'
import { pageBytes, pageClient, pageCulture, pageFragments, pageSite, type Site } from '#src/pages/page-context.ts'
import { fromText, type AsText } from '#src/pages/as-text.ts'
import type { RootData } from '#src/pages/root-data.ts'
import { FragmentsContext } from '#src/ui/cached-fragment.tsx'
import { createFragmentCache } from '#src/ui/fragment-cache.ts'
import chineseFonts from './ui/chinese-fonts.css?url'
import frameStyles from './ui/frame.css?url'

/** The fonts that a script needs beside those of every page. */
const fontSheets: Record<Script, string[]> = { Latin: [], Han: [chineseFonts] }

/**
 * Renders the pages of the built site. The server imports no React of its own: everything that renders comes in this build.
 * Each page is passed the API bound in-process, the language, and the shop's addresses.
 */
export function siteRenderer(build: ServerBuild, site: Site) {
  const handle = createRequestHandler(build, 'production')
  const fragments = inEachCulture(createFragmentCache)
  return async (request: Request, client: Client, culture: Culture) => {
    const context = new RouterContextProvider()
    const page: { bytes: Uint8Array | null } = { bytes: null }
    context.set(pageClient, client)
    context.set(pageCulture, culture)
    context.set(pageSite, site)
    context.set(pageBytes, page)
    context.set(pageFragments, fragments[culture])
    const response = await handle(request, context)
    const { status, headers } = response
    return {
      status,
      contentType: headers.get('content-type') ?? 'text/html; charset=utf-8',
      location: headers.get('location'),
      body: page.bytes ?? new Uint8Array(await response.arrayBuffer()),
    }
  }
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
  const root = routerContext.staticHandlerContext.loaderData.root as AsText<RootData> | undefined
  const frame = root && fromText(root).frame
  // The same object as long as nothing of it has changed (root.tsx).
  const fragments = frame ? context.get(pageFragments).of(frame) : null
  const html = await rendered(
    <PageData value={pageData}>
      <FragmentsContext value={fragments}>
        <WordsProvider culture={culture} words={compiledWords[culture]}>
          <ServerRouter context={routerContext} url={request.url} />
        </WordsProvider>
      </FragmentsContext>
    </PageData>,
  )
  const sheets = [frameStyles, ...(routerContext.manifest.routes.root?.css ?? []), ...fontSheets[languages[culture].script]]
  const stylesFor = [...sheets.map(context.get(pageSite).sheetOf), () => frame?.settings.colours ?? '']
  const critical: StylesFor = (classes) => charPerByte(stylesFor.map((each) => each(classes)).join(''))
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = withCriticalCss(fragments?.complete(html) ?? html, critical)
  context.get(pageBytes).bytes = Buffer.from(page, 'latin1')
  return new Response(null, { status, headers })
}

/**
 * A text in UTF-8 with a character for each byte. Marks and class names, which are ASCII, are the same in it, and turning
 * it into bytes is a copy: V8 takes a millisecond for a page whose text has characters of two bytes.
 */
const charPerByte = (text: string): string => Buffer.from(text).toString('latin1')

/** The page, once all its parts are there, with a character for each byte. */
const rendered = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const collect = new Writable({
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('latin1'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is sent in parts, so nothing may be split into parts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(collect),
      onShellError: reject,
      onError(error) {
        // One line on stderr; the page itself shows what could be rendered.
        console.error(error)
      },
    })
  })
