import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext, type ServerBuild } from 'react-router'
import { withCriticalCss } from '#src/browser-start/critical-css.ts'
import { PageData } from '#src/browser-start/deferred.tsx'
import { compiledWords } from '#src/words.ts'
import type { Client } from '#src/kit/client.ts'
import { WordsProvider } from '#src/features/language/web/words-provider.tsx'
import { inEachCulture, languages, type Culture } from '#src/kit/culture.ts'
import type { Script } from '#src/kit/languages.ts'
import { pageClient, pageCulture, pageFragments, pageHtml, pageSite, type Site } from '#src/pages/page-context.ts'
import type { RootData } from '#src/pages/root-data.ts'
import type { Frame } from '#src/pages/shell/shell.tsx'
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
    const page: { html: string | null } = { html: null }
    context.set(pageClient, client)
    context.set(pageCulture, culture)
    context.set(pageSite, site)
    context.set(pageHtml, page)
    context.set(pageFragments, fragments[culture])
    const response = await handle(request, context)
    const { status, headers } = response
    return {
      status,
      contentType: headers.get('content-type') ?? 'text/html; charset=utf-8',
      location: headers.get('location'),
      body: page.html ?? new Uint8Array(await response.arrayBuffer()),
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
  const root = routerContext.staticHandlerContext.loaderData.root as RootData | undefined
  const fragments = root ? context.get(pageFragments).of(sharedData(root.frame)) : null
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
  const ownColours = () => root?.frame.settings.colours ?? ''
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = withCriticalCss(fragments?.complete(html) ?? html, [...sheets.map(context.get(pageSite).sheetOf), ownColours])
  context.get(pageHtml).html = page
  return new Response(null, { status, headers })
}

/** All pages are made from these: a fragment is the same as long as they are. */
const sharedData = ({ settings, departments, top, footer, hasStores, year }: Frame): readonly unknown[] => [
  settings,
  departments,
  top,
  footer,
  hasStores,
  year,
]

/** The page as text, once all its parts are there. */
const rendered = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const collect = new Writable({
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
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
