import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageReady } from '#src/features/language/web/language-ready.ts'
import { WordsProvider } from '#src/features/language/web/words-provider.tsx'
import { browserClient } from '#src/pages/browser-client.ts'

const { lang, dataset } = document.documentElement
const culture = lang.startsWith('zh') ? 'zh' : 'en'
// The page says where its backend is, since its data cannot be read before it is alive.
const client = browserClient({ commerce: '', site: dataset.siteApi ?? '' })

const words = await languageReady(client, culture, async () => {
  const { builtInWords } = await import('#src/features/language/messages-catalogue.ts')
  return builtInWords[culture]
})

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
