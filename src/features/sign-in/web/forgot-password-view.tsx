import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { forgotPassword, resetPassword, type SignedIn } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { Link } from '#src/ui/link.tsx'
import { goOn, hasCartChanges, isDuringCheckout, withReturn } from './arrival.ts'
import { AuthLayout } from './auth-layout.tsx'
import { CartChanges } from './cart-changes.tsx'
import { knownAddress } from './known-address.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProveAddress } from './prove-address.tsx'
import styles from './step.module.css'
import { StepTitle } from './step-title.tsx'

/** Sets a new password by a code, in place of a forgotten one. */
export function ForgotPasswordView({ client }: { client: Client }) {
  const t = useTranslations('signIn')
  const [proven, setProven] = useState<string | null>(null)
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)

  async function save(newPassword: string) {
    const reply = await client(resetPassword, { body: { emailOrPhone: proven!, newPassword, duringCheckout: isDuringCheckout() } })
    if (!reply.ok) return reply.problem
    if (hasCartChanges(reply.value)) setSignedIn(reply.value)
    else goOn()
    return null
  }
  if (signedIn)
    return (
      <AuthLayout>
        <CartChanges signedIn={signedIn} />
      </AuthLayout>
    )
  return (
    <AuthLayout>
      {proven ? (
        <>
          <StepTitle title={t('forgotten.title')} takesFocus>
            {t('forgotten.chooseLead')}
          </StepTitle>
          <NewPasswordForm action={t('forgotten.save')} save={save} />
        </>
      ) : (
        <ProveAddress
          client={client}
          title={t('forgotten.title')}
          lead={t('forgotten.lead')}
          endpoint={forgotPassword}
          check={knownAddress(client, 'registered')}
          action={t('code.continue')}
          onProven={async (emailOrPhone) => {
            setProven(emailOrPhone)
            return null
          }}
        >
          <div className={styles.more}>
            <Link className={`link ${styles.quiet}`} to={withReturn('/member/signIn')}>
              {t('forgotten.back')}
            </Link>
          </div>
        </ProveAddress>
      )}
    </AuthLayout>
  )
}
