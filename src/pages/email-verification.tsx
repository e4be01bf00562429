import { useTranslations } from 'use-intl'
import { VerifyEmailView } from '#src/features/sign-in/web/verify-email-view.tsx'
import { usePageClient } from './member/use-page-client.ts'
import { PageHead } from './shell/page-head.tsx'

/** For one reader of one mail: the next address is not told of the token. */
export default function EmailVerification() {
  const t = useTranslations('signIn.verify')
  return (
    <>
      <PageHead title={t('title')} unlisted />
      <meta name="referrer" content="same-origin" />
      <VerifyEmailView client={usePageClient()} />
    </>
  )
}
