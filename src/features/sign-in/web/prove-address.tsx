import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeMinutes } from '#src/features/sign-in/rules/codes.ts'
import { sendOtp, type SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { StepTitle } from './step-title.tsx'

interface ProveAddressProps {
  client: Client
  title: string
  lead: string
  /** For who has to be reached by email. */
  label?: string
  type?: 'text' | 'email'
  /** What is known already. */
  known?: string
  /** The call that sends the first code; signing in sends it like everything else. */
  endpoint?: typeof sendOtp
  /** The button under the code. */
  action: string
  /** What follows when the code was right; what it answers with is said under the code. */
  onProven(emailOrPhone: string): Promise<Failure | null>
  /** Under the first form. */
  children?: ReactNode
  /** The shopper came here from another step, so the focus does too. */
  takesFocus?: boolean
}

const bold = { b: (words: ReactNode) => <b>{words}</b> }

/** An email or number, and the code that was sent there. */
export function ProveAddress({
  client,
  title,
  lead,
  label,
  type,
  known = '',
  endpoint = sendOtp,
  action,
  onProven,
  children,
  takesFocus,
}: ProveAddressProps) {
  const t = useTranslations('signIn')
  const [given, setGiven] = useState(known)
  const [sent, setSent] = useState<SentCode | null>(null)
  const [hasComeBack, setComeBack] = useState(false)
  if (!sent) {
    return (
      <>
        <StepTitle title={title} takesFocus={takesFocus || hasComeBack}>
          {lead}
        </StepTitle>
        <AddressForm
          id="email-or-mobile"
          label={label ?? t('emailOrMobile')}
          type={type}
          given={given}
          send={(emailOrPhone) => client(endpoint, { body: { emailOrPhone } })}
          onSent={(emailOrPhone, code) => {
            setGiven(emailOrPhone)
            setSent(code)
          }}
        />
        {children}
      </>
    )
  }
  return (
    <>
      <StepTitle title={t('code.title')}>
        {t.rich(sent.channel === 'sms' ? 'code.texted' : 'code.emailed', {
          destination: sent.destination,
          minutes: String(codeMinutes),
          ...bold,
        })}
      </StepTitle>
      <CodeForm
        client={client}
        emailOrPhone={given}
        sent={sent}
        onResent={setSent}
        action={action}
        onProven={() => onProven(given)}
        onAnother={() => {
          setSent(null)
          setComeBack(true)
        }}
      />
    </>
  )
}
