import type { Icon as TablerIcon } from '@tabler/icons-react'

/** An icon beside a text, or inside a control with a name of its own; it is hidden from screen readers. */
export function Icon({ of: Drawing, size = 24, className }: { of: TablerIcon; size?: 14 | 16 | 20 | 24 | 32; className?: string }) {
  return <Drawing size={size} stroke={size === 32 ? 1.25 : 1.5} className={className} aria-hidden="true" focusable="false" />
}
