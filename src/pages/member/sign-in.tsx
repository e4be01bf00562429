import { useTranslations } from 'use-intl'
import { SignInView } from '#src/features/sign-in/web/sign-in-view.tsx'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import type { Route } from './+types/sign-in'
import { socialProviders } from './social-providers.ts'
import { usePageClient } from './use-page-client.ts'

export const loader = ({ context }: Route.LoaderArgs) => socialProviders(context)

export default function SignIn({ loaderData: { providers } }: Route.ComponentProps) {
  const t = useTranslations('signIn')
  return (
    <>
      <PageHead title={t('title')} unlisted />
      <SignInView client={usePageClient()} providers={providers} />
    </>
  )
}
