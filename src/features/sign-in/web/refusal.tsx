import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Failure } from '#src/kit/client.ts'
import { Notice } from '#src/ui/notice.tsx'

/** The message of a refusal; nothing without one. */
export function Refusal({ of }: { of: Failure | null }) {
  const problems = useTranslations('problems')
  if (!of) return null
  return (
    <Notice tone="bad" role="alert" action={of.code === 'SIGN_IN_AGAIN' ? <SignInAgain /> : undefined}>
      {of.message || problems('UNAVAILABLE.message')}
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
