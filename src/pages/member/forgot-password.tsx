import { useTranslations } from 'use-intl'
import { ForgotPasswordView } from '#src/features/sign-in/web/forgot-password-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { usePageClient } from './use-page-client.ts'

export default function ForgotPassword() {
  const t = useTranslations('signIn')
  return (
    <>
      <PageHead title={t('forgotten.title')} unlisted />
      <ForgotPasswordView client={usePageClient()} />
    </>
  )
}
