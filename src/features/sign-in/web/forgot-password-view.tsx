import { useEffect, useState } from 'react'
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
import { typedAddress } from './typed-address.ts'

/** Sets a new password by a code, in place of a forgotten one. */
export function ForgotPasswordView({ client }: { client: Client }) {
  const t = useTranslations('signIn')
  const [proven, setProven] = useState<string | null>(null)
  const [expired, setExpired] = useState('')
  const [known, setKnown] = useState('')
  // Storage is read after hydrating: the server has none.
  useEffect(() => {
    const { address } = typedAddress.read()
    if (typeof address === 'string') setKnown(address)
    typedAddress.clear()
  }, [])
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null)

  async function save(newPassword: string) {
    const reply = await client(resetPassword, { body: { emailOrPhone: proven!, newPassword, duringCheckout: isDuringCheckout() } })
    if (!reply.ok && reply.problem.code === 'CODE_EXPIRED') {
      setExpired(proven!)
      setProven(null)
      return null
    }
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
          key={known}
          client={client}
          title={t('forgotten.title')}
          lead={t(expired ? 'forgotten.leadAgain' : 'forgotten.lead')}
          known={expired || known}
          takesFocus={expired !== ''}
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
