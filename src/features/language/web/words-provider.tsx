import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Messages as Words } from 'use-intl'
import { htmlLang, type Culture } from '#src/kit/culture.ts'

/** Provides the messages of one language. The time zone is set so that server and browser print the same times. */
export function WordsProvider({ culture, words, children }: { culture: Culture; words: Words; children: ReactNode }) {
  return (
    <IntlProvider locale={htmlLang[culture]} messages={words} timeZone="Asia/Singapore">
      {children}
    </IntlProvider>
  )
}
