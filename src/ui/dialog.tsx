import { useEffect, useRef, type ReactNode } from 'react'
import { iconX } from '#src/ui/icons.ts'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  open: boolean
  onClose(): void
  label: string
  closeLabel: string
  /** The content at the left of the header; the label by default. */
  head?: ReactNode
  place: 'drawer' | 'sheet'
  className?: string
  children: ReactNode
}

/** A native dialog: it holds the focus, closes on Escape and gives the focus back. Its content is rendered only while it is open. */
export function Dialog({ open, onClose, label, closeLabel, head, place, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
    document.documentElement.toggleAttribute('data-dialog-open', open)
    return () => document.documentElement.removeAttribute('data-dialog-open')
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={[styles.dialog, styles[place], className].filter(Boolean).join(' ')}
      // The browser reports a closing later, maybe after the next opening.
      onClose={() => dialog.current?.open || onClose()}
    >
      {open && (
        <>
          <div className={styles.head}>
            {head ?? <h2 className="h3">{label}</h2>}
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon of={iconX} />
            </IconButton>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
