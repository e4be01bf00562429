import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductImage } from '#src/features/product/product.contract.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconChevronLeft, iconChevronRight } from '#src/ui/icons.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './picture-viewer.module.css'

interface PictureViewerProps {
  /** The product's name. */
  name: string
  images: readonly ProductImage[]
  /** The index of the picture shown. */
  place: number
  open: boolean
  onPlace(place: number): void
  onClose(): void
}

/** The pictures on the whole screen. A press zooms; an enlarged picture is moved by scrolling. */
export function PictureViewer({ name, images, place, open, onPlace, onClose }: PictureViewerProps) {
  const t = useTranslations('product')
  const { stage, isZoomed, zoomAt, reset } = useZoom()
  const image = images[place]
  const go = (step: number) => {
    reset()
    onPlace((place + step + images.length) % images.length)
  }
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    // The arrow keys scroll an enlarged picture.
    if (step && !isZoomed && images.length > 1) go(step)
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      label={t('viewer', { name })}
      closeLabel={t('closeViewer')}
      place="sheet"
      head={<p aria-live="polite">{t('pictureOf', { place: place + 1, count: images.length })}</p>}
    >
      <div className={styles.room}>
        <div ref={stage} className={`${styles.stage} ${isZoomed ? styles.zoomed : ''}`}>
          <button
            type="button"
            className={styles.picture}
            aria-label={`${t(isZoomed ? 'zoomOut' : 'zoomIn')}: ${image?.alt ?? name}`}
            onClick={zoomAt}
          >
            <Picture key={image?.url} src={image?.url ?? ''} alt={image?.alt ?? ''} sizes="1200px" priority />
          </button>
        </div>
        {images.length > 1 && (
          <>
            <IconButton className={`${styles.arrow} ${styles.previous}`} label={t('previous')} onClick={() => go(-1)}>
              <Icon of={iconChevronLeft} />
            </IconButton>
            <IconButton className={`${styles.arrow} ${styles.next}`} label={t('next')} onClick={() => go(1)}>
              <Icon of={iconChevronRight} />
            </IconButton>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The zoom state. The pressed point of the picture stays under the finger. */
function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const { current } = stage
    if (point && current)
      current.scrollTo({
        left: current.scrollWidth * point.x - current.clientWidth / 2,
        top: current.scrollHeight * point.y - current.clientHeight / 2,
        behavior: 'instant',
      })
  }, [point])
  const zoomAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (point) return setPoint(null)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A key press has no position, so the middle is enlarged.
    setPoint(clientX === 0 && clientY === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return { stage, isZoomed: point !== null, zoomAt, reset: () => setPoint(null) }
}
