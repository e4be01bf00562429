import { useTranslations } from 'use-intl'
import { SignUpView } from '#src/features/sign-in/web/sign-up-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import type { Route } from './+types/sign-up'
import { socialProviders } from './social-providers.ts'
import { usePageClient } from './use-page-client.ts'

export const loader = ({ context }: Route.LoaderArgs) => socialProviders(context)

export default function SignUp({ loaderData: { providers } }: Route.ComponentProps) {
  const t = useTranslations('signIn')
  return (
    <>
      <PageHead title={t('join.title')} unlisted />
      <SignUpView client={usePageClient()} providers={providers} />
    </>
  )
}
