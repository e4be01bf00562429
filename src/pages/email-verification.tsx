import { useTranslations } from 'use-intl'
import { VerifyEmailView } from '#src/features/sign-in/web/verify-email-view.tsx'
import { usePageClient } from './member/use-page-client.ts'
import { PageHead } from './shell/page-head.tsx'

/** A page for one reader of one mail: no referrer, so that the next site does not receive the token. */
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
