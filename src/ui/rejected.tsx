import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface RejectedProps {
  /** The name of the missing data. */
  children: ReactNode
  /** The text on the button. */
  retry: string
  onRetry(): void
}

/** Shown in place of data that could not be fetched (wire-20), with a button to retry. */
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
