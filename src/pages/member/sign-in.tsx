import { useTranslations } from 'use-intl'
import { SignInView } from '#src/features/sign-in/web/sign-in-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { usePageClient } from './use-page-client.ts'

export default function SignIn() {
  const t = useTranslations('signIn')
  return (
    <>
      <PageHead title={t('title')} unlisted />
      <SignInView client={usePageClient()} />
    </>
  )
}
