import { useTranslations } from 'use-intl'
import { SocialReturnView } from '#src/features/sign-in/web/social-return-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { usePageClient } from './use-page-client.ts'

/** The page that a provider redirects to. It sends no referrer, because its address may contain a token. */
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
