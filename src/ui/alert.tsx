import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './alert.module.css'

interface AlertProps {
  /** Without a title the message alone names the dialog. */
  title?: string
  message: ReactNode
  /** A drawing above the title. */
  mark?: ReactNode
  /** `dialog` for good news, which need not interrupt a screen reader. */
  role?: 'alertdialog' | 'dialog'
  /** The buttons. */
  children: ReactNode
  onClose(): void
}

/** A dialog that has to be answered: a message with one or two buttons. It is open as long as it is rendered; Escape closes it. */
export function Alert({ title, message, mark, role = 'alertdialog', children, onClose }: AlertProps) {
  const alert = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = alert.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])
  const close = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={alert}
      role={role}
      className={styles.alert}
      aria-labelledby={title ? 'alert-title' : 'alert-message'}
      aria-describedby="alert-message"
      onCancel={close}
    >
      {mark && <div className={styles.mark}>{mark}</div>}
      {title && (
        <h2 className="h2" id="alert-title">
          {title}
        </h2>
      )}
      <div className={styles.message} id="alert-message">
        {message}
      </div>
      <div className={styles.ways}>{children}</div>
    </dialog>
  )
}
