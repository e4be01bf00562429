import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from './link.tsx'
import styles from './button.module.css'

interface Look {
  look?: 'primary' | 'secondary'
  compact?: boolean
  block?: boolean
}

const classesOf = ({ look = 'primary', compact, block }: Look, more?: string) =>
  [styles.button, styles[look], compact && styles.compact, block && styles.block, more].filter(Boolean).join(' ')

/** A `busy` button shows a spinner and does nothing, but does not change its size and does not lose the focus. */
export function Button({
  look,
  compact,
  block,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  const press = busy ? (event: MouseEvent) => event.preventDefault() : onClick
  return (
    <button
      type="button"
      className={classesOf({ look, compact, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <span className={styles.spin} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, compact, block, className, ...rest }: Look & LinkProps) {
  return <Link className={classesOf({ look, compact, block }, className)} {...rest} />
}

/** The same, for a place on the same page. */
export function ButtonAnchor({ look, compact, block, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={classesOf({ look, compact, block }, className)} {...rest}>
      {children}
    </a>
  )
}

/** A button of 44 px square with an icon; `label` is its accessible name. */
export function IconButton({ label, className, children, ...rest }: { label: string; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} className={[styles.icon, className].filter(Boolean).join(' ')} {...rest}>
      {children}
    </button>
  )
}

/** The class of an icon button, for a link that looks like one. */
export const iconButtonClass = styles.icon
