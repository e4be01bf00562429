import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Failure } from '#src/kit/client.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface RefusalProps {
  of: Failure | null
  /** What could not be done, said before why where the shop did not answer. */
  failure?: string
}

/** The message of a refusal; nothing without one. */
export function Refusal({ of, failure = '' }: RefusalProps) {
  const problems = useTranslations('problems')
  if (!of) return null
  return (
    <Notice tone="bad" role="alert" action={of.code === 'SIGN_IN_AGAIN' ? <SignInAgain /> : undefined}>
      {isAway(of) && failure} {of.message || problems('UNAVAILABLE.message')}
    </Notice>
  )
}

const isAway = ({ status }: Failure): boolean => status === 0 || status >= 500

/** What is open to members who have signed in recently; others are told before they type. */
export function RecentSignIn({ isRecent, children }: { isRecent(): boolean; children: ReactNode }) {
  const problems = useTranslations('problems')
  // Found out once: it never takes away a form that is being filled in.
  const [isOpen] = useState(isRecent)
  if (isOpen) return children
  return (
    <Notice tone="info" role="status" action={<SignInAgain />}>
      {problems('SIGN_IN_AGAIN.message')}
    </Notice>
  )
}

function SignInAgain() {
  const t = useTranslations('signIn.account')
  return (
    <Link className="link" to={`/member/signIn?${new URLSearchParams({ returnTo: '/member/account-info' }).toString()}`}>
      {t('again')}
    </Link>
  )
}
