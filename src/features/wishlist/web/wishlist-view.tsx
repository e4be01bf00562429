import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { checkAll, chosen, isCheckedAll, toggleChecked, type Checked } from '#src/features/wishlist/rules/selection.ts'
import type { WishlistItem } from '#src/features/wishlist/wishlist.contract.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconHeart, iconShare2 } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { focusHeading, useNextItem } from '#src/ui/use-next-item.ts'
import { wishFromWire } from './from-wire.ts'
import { shareLinks } from './share-links.ts'
import { useMove, type MoveOne } from './use-move.ts'
import { useWishlist } from './use-wishlist.tsx'
import { WishCard } from './wish-card.tsx'
import styles from './wishlist-view.module.css'

interface WishlistViewProps {
  items: readonly WishlistItem[]
  storeName: string
  /** Adds one to the cart and removes it from the list. */
  onMove: MoveOne
  onMoved(): void
}

/** The whole list. A wish that its heart removes disappears at once, and comes back at once when that is undone. */
export function WishlistView({ items, storeName, onMove, onMoved }: WishlistViewProps) {
  const t = useTranslations('wishlistPage')
  const { has, isKnown } = useWishlist()
  const [checked, setChecked] = useState<Checked>({})
  const [words, setWords] = useState<string | null>(null)
  const { moving, outcome, move } = useMove(onMove, onMoved)
  const shown = items.map(wishFromWire).filter(({ ean }) => !isKnown || has(ean))
  const eans = shown.map(({ ean }) => ean)
  const list = useNextItem<HTMLUListElement>('li', shown.length)
  const picked = chosen(checked, eans)
  const buyable = shown.filter(({ ean, notSold }) => picked.includes(ean) && !notSold)
  const share = async () => {
    const outcomeOfShare = await shareLinks(
      t('shareTitle', { store: storeName }),
      shown.filter(({ ean }) => picked.length === 0 || picked.includes(ean)),
    )
    setWords(outcomeOfShare === 'copied' || outcomeOfShare === 'notShared' ? t(outcomeOfShare) : null)
  }
  if (shown.length === 0) return <EmptyWishlist outcome={<Moved outcome={outcome} />} />
  return (
    <>
      <div className={styles.tools}>
        <Checkbox
          id="wishes-all"
          checked={isCheckedAll(checked, eans)}
          onChange={({ target }) => setChecked(checkAll(eans, target.checked))}
        >
          {t('selectAll')}
        </Checkbox>
        <span className={styles.count} aria-live="polite">
          {picked.length > 0 ? t('selected', { count: String(picked.length) }) : t('count', { count: eans.length })}
        </span>
        <div className={styles.acts}>
          <Button look="secondary" compact onClick={() => void share()}>
            <Icon of={iconShare2} size={20} />
            {t('share')}
          </Button>
          <Button compact disabled={buyable.length === 0} busy={moving.length > 0} onClick={() => void move(buyable).then(focusHeading)}>
            {t('moveSelected', { count: buyable.length })}
          </Button>
        </div>
      </div>
      <div role="status">
        {words && <Notice tone="info">{words}</Notice>}
        <Moved outcome={outcome} />
      </div>
      <ul ref={list} className={styles.grid}>
        {shown.map((wish) => (
          <li key={wish.ean}>
            <WishCard
              wish={wish}
              isChecked={checked[wish.ean] ?? false}
              isMoving={moving.includes(wish.ean)}
              onCheck={() => setChecked(toggleChecked(checked, wish.ean))}
              onMove={() => void move([wish])}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Moved({ outcome }: { outcome: ReturnType<typeof useMove>['outcome'] }) {
  const t = useTranslations('wishlistPage')
  if (!outcome) return null
  return (
    <div className={styles.outcome}>
      {outcome.moved > 0 && (
        <Notice
          tone="info"
          action={
            <Link className="link" to="/cart/shopping-cart">
              {t('seeBag')}
            </Link>
          }
        >
          {t('moved', { count: outcome.moved })}
        </Notice>
      )}
      {outcome.refused.map(({ name, message }) => (
        <Notice key={name} tone="bad">
          {t('notMoved', { name, message })}
        </Notice>
      ))}
    </div>
  )
}

function EmptyWishlist({ outcome }: { outcome: ReactNode }) {
  const t = useTranslations('wishlistPage')
  return (
    <>
      <div role="status">{outcome}</div>
      <EmptyState prop="heart" tile="blush" title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink to="/">
          <Icon of={iconHeart} size={20} />
          {t('emptyAction')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
