import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { iconX } from '#src/ui/icons.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './popup.module.css'

interface PopupProps {
  id: string
  title: string
  closeLabel: string
  onClose(): void
  /** A line under the title. */
  divided?: boolean
  children: ReactNode
}

/**
 * A popup, open as long as it is rendered. It takes the focus and, as a native dialog, gives it back at the end. Escape,
 * a press beside it and a focus that leaves it call `onClose`. Its button names it by `aria-controls`.
 */
export function Popup({ id, title, closeLabel, onClose, divided = false, children }: PopupProps) {
  const popup = usePopupDialog(id, onClose)
  return (
    <dialog ref={popup} id={id} className={styles.popup} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={`${styles.head} ${divided ? styles.divided : ''}`}>
        <h2 className="h3" id={`${id}-title`}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon of={iconX} />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}

function usePopupDialog(id: string, onClose: () => void) {
  const popup = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = popup.current!
    const isBeside = (event: Event) =>
      !dialog.contains(event.target as Node) && !(event.target as Element).closest?.(`[aria-controls="${id}"]`)
    const closeBeside = (event: Event) => isBeside(event) && close.current()
    const closeOnEscape = (event: KeyboardEvent) => {
      const isOfDialogInIt = dialog.querySelector('dialog:modal') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfDialogInIt) close.current()
    }
    dialog.show()
    dialog.focus({ preventScroll: true })
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeOnEscape)
      dialog.close()
    }
  }, [id])
  return popup
}
