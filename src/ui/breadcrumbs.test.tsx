import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('names that there are in English only are marked as English, the last one too (language-09)', () => {
  const shown = (hereLang?: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Breadcrumbs
          label="路径"
          trail={[
            { name: '首页', url: '/' },
            { name: 'Home', untranslated: ['name'], url: '/home' },
          ]}
          here="Vases"
          hereLang={hereLang}
        />
      </MemoryRouter>,
    )
  expect(shown('en')).toMatch(/<a [^>]*lang="en"[^>]*>Home<\/a>.*<li [^>]*lang="en"[^>]*>Vases<\/li>/s)
  expect(shown().match(/lang="en"/g)).toHaveLength(1)
})
