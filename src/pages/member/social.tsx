import { useTranslations } from 'use-intl'
import { SocialReturnView } from '#src/features/sign-in/web/social-return-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { usePageClient } from './use-page-client.ts'

/** Where a provider sends the browser back to. Nobody is told of the address, which may hold a token for a moment. */
export default function Social() {
  const t = useTranslations('signIn')
  return (
    <>
      <PageHead title={t('title')} unlisted />
      <meta name="referrer" content="no-referrer" />
      <SocialReturnView client={usePageClient()} />
    </>
  )
}
