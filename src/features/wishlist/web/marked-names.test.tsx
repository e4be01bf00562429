import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { wishlistMessages } from '#src/features/wishlist/messages.ts'
import { createClient } from '#src/kit/client.ts'
import { LoginPromptPopup } from './login-prompt-popup.tsx'
import { WishNoticeCard } from './wish-notices.tsx'
import { WishlistProvider } from './use-wishlist.tsx'
import type { Wished } from './wished.ts'

const client = createClient(() => Promise.reject(new Error('nothing is sent')))
const wish = { ean: '88880001', name: 'Blue vase', brandName: 'Kiln', imageUrl: '', price: 'S$9.00', isReduced: false }

test('the login prompt and the notices mark a name and a brand that there are in English only (language-09)', () => {
  const shown = (product: Wished) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <IntlProvider locale="zh" messages={{ wishlist: wishlistMessages.zh }} timeZone="Asia/Singapore">
          <QueryClientProvider client={new QueryClient()}>
            <WishlistProvider client={client} onRemovedFromCart={() => {}} onRefused={() => {}}>
              <LoginPromptPopup product={product} />
              <WishNoticeCard notice={{ id: 1, kind: 'added', product }} />
            </WishlistProvider>
          </QueryClientProvider>
        </IntlProvider>
      </MemoryRouter>,
    )
  const html = shown({ ...wish, nameLang: 'en', brandLang: 'en' })
  expect(html.match(/<(p|span)[^>]* lang="en"[^>]*>Blue vase</g)).toHaveLength(2)
  expect(html.match(/<(p|span)[^>]* lang="en"[^>]*>Kiln</g)).toHaveLength(2)
  expect(shown(wish)).not.toContain('lang=')
})
