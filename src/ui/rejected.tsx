import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface RejectedProps {
  /** What could not be fetched. */
  children: ReactNode
  /** The word on the button. */
  retry: string
  onRetry(): void
}

/** Stands where data could not be fetched (wire-20): nothing is lost, and it can be asked for again. */
export function Rejected({ children, retry, onRetry }: RejectedProps) {
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button look="secondary" compact onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
