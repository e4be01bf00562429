import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepAskedCulture, languageReady } from '#src/features/language/web/language-ready.ts'
import { WordsProvider } from '#src/features/language/web/words-provider.tsx'
import { cultureOfPage } from '#src/kit/culture.ts'
import { quietClient } from '#src/pages/browser-client.ts'

const { lang, dataset } = document.documentElement
const culture = cultureOfPage(lang)
// An attribute of the page names its backend, because the page's loader data cannot be read before it is hydrated.
const client = quietClient({ commerce: '', site: dataset.siteApi ?? '' })

const builtIn = async () => (await import('#src/words.ts')).compiledWords[culture]
const [words] = await Promise.all([
  languageReady(client, culture, builtIn),
  keepAskedCulture(client, { search: location.search, cookie: document.cookie }),
])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider culture={culture} words={words}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  )
})
