import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useCart } from '#src/features/cart/web/use-cart.tsx'
import { getWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { wishlistKey } from '#src/features/wishlist/web/use-wishlist.tsx'
import { WishlistView } from '#src/features/wishlist/web/wishlist-view.tsx'
import { showRefusal } from '#src/pages/shell/problem-popup.ts'
import { useRootData } from '#src/pages/use-root-data.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { createMove } from './move-wish.ts'
import { useMine } from './use-mine.ts'

export default function AccountWishlist() {
  const t = useTranslations('memberArea')
  const say = useTranslations('product')
  const root = useRootData()
  const client = useBrowserClient()
  const queries = useQueryClient()
  const { addToCart } = useCart()
  const wishes = useMine(getWishlist, {}, [...wishlistKey, 'items'])
  const skeleton = <Skeleton label={t('loading')} rows={4} pictures />
  const move = createMove({ client, addToCart, say, onRefused: showRefusal })
  return (
    <MemberPage page="account-wishlist" skeleton={skeleton}>
      <MemberData of={wishes} skeleton={skeleton}>
        {({ value }) => (
          <WishlistView
            items={value}
            storeName={root?.frame.settings.storeName ?? ''}
            onMove={move}
            onMoved={() => void queries.invalidateQueries({ queryKey: wishlistKey })}
          />
        )}
      </MemberData>
    </MemberPage>
  )
}
