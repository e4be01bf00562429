import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconX } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { closeNotice, type WishNotice } from './notices.ts'
import { useWishlist } from './use-wishlist.tsx'
import styles from './wish-notices.module.css'

/** How long a notice stays (wishlist-07). */
const shownMs = 5000

/**
 * A notice about one change of the list. It goes after five seconds, but not while the pointer or the focus is on it; the
 * one with "Undo" goes with its page too (wishlist-07).
 */
export function WishNoticeCard({ notice: { id, kind, product } }: { notice: WishNotice }) {
  const t = useTranslations('wishlist')
  const { add } = useWishlist()
  const card = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const close = () => {
    // If the focus was inside, it must not be lost.
    if (card.current?.contains(document.activeElement)) card.current.parentElement?.focus()
    closeNotice(id)
  }
  useTimeLeft(isHeld, () => closeNotice(id))
  useClosedByPage(id, kind === 'removed')
  const undo = () => {
    close()
    add(product, { keepInCart: true })
  }
  return (
    <div
      ref={card}
      className={styles.notice}
      data-held={isHeld || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(card.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={({ relatedTarget }) => setHeld(card.current !== null && holds(card.current, relatedTarget))}
    >
      <div className={styles.picture}>
        <Picture src={product.imageUrl} alt="" sizes="56px" />
      </div>
      <div>
        <p className={styles.words}>{t(kind)}</p>
        <span className="visually-hidden">
          <span lang={product.brandLang}>{product.brandName}</span> <span lang={product.nameLang}>{product.name}</span>
        </span>
        {kind === 'added' ? (
          <Link className={`link ${styles.action}`} to="/member/account-wishlist" onClick={close}>
            {t('viewList')}
          </Link>
        ) : (
          <button type="button" className={`link ${styles.action}`} onClick={undo}>
            {t('undo')}
          </button>
        )}
      </div>
      <IconButton label={t('close')} onClick={close}>
        <Icon of={iconX} size={20} />
      </IconButton>
      <span className={styles.time} aria-hidden="true" />
    </div>
  )
}

/** Whether a notice stays after the focus went to another place: it does while the pointer is on it. */
const holds = (card: HTMLElement, focused: Element | null): boolean => card.contains(focused) || card.matches(':hover')

/** Another page closes it; other filters of the same list do not. */
function useClosedByPage(id: number, isWanted: boolean): void {
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (isWanted && pathname !== shownAt.current) closeNotice(id)
  }, [id, isWanted, pathname])
}

/** Calls back after the time has passed; `held` stops the clock, as it stops the hairline. */
function useTimeLeft(isHeld: boolean, onEnd: () => void): void {
  const left = useRef(shownMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isHeld) return
    const since = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [isHeld])
}
