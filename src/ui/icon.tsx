import type { Icon as TablerIcon } from '@tabler/icons-react'

/** A drawing beside words, or inside a control that names itself; never the only name of anything. */
export function Icon({ of: Drawing, size = 24, className }: { of: TablerIcon; size?: 14 | 16 | 20 | 24 | 32; className?: string }) {
  return <Drawing size={size} stroke={size === 32 ? 1.25 : 1.5} className={className} aria-hidden="true" focusable="false" />
}
