import { useTranslations } from 'use-intl'
import { SignUpView } from '#src/features/sign-in/web/sign-up-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { usePageClient } from './use-page-client.ts'

export default function SignUp() {
  const t = useTranslations('signIn')
  return (
    <>
      <PageHead title={t('join.title')} unlisted />
      <SignUpView client={usePageClient()} />
    </>
  )
}
