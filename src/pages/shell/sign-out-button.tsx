import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { leave } from '#src/features/sign-in/web/leave.ts'
import type { Client } from '#src/kit/client.ts'
import { showRefusal } from './problem-popup.ts'

/** Signs out. There is no message: the home page opens as a guest's. */
export function SignOutButton({ client, className }: { client: Client; className?: string }) {
  const t = useTranslations('content.shell')
  const [isLeaving, setLeaving] = useState(false)
  const press = async () => {
    if (isLeaving) return
    setLeaving(true)
    const reply = await leave(client)
    if (reply.ok) return
    setLeaving(false)
    showRefusal(reply.problem)
  }
  return (
    <button type="button" className={className} aria-disabled={isLeaving} onClick={() => void press()}>
      {t('signOut')}
    </button>
  )
}
