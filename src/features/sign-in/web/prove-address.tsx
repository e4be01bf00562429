import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeMinutes } from '#src/features/sign-in/rules/codes.ts'
import type { SentCode } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'
import { AddressForm, type AddressFormProps } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { StepTitle } from './step-title.tsx'

interface ProveAddressProps {
  client: Client
  title: string
  lead: string
  /** Only an email is accepted. */
  label?: string
  type?: 'text' | 'email'
  /** The address, when it is already known. */
  known?: string
  endpoint?: AddressFormProps['endpoint']
  check?: AddressFormProps['check']
  /** The label of the button under the code. */
  action: string
  /** Called after the right code; a refusal that it returns is shown under the code. */
  onProven(emailOrPhone: string): Promise<Failure | null>
  /** Drawn under the first form. */
  children?: ReactNode
  /** True when the shopper comes from another step, so that this one takes the focus. */
  takesFocus?: boolean
}

const bold = { b: (words: ReactNode) => <b>{words}</b> }

/** An email or mobile number, then the code that was sent to it. */
export function ProveAddress({
  client,
  title,
  lead,
  label,
  type,
  known = '',
  endpoint,
  check,
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
          client={client}
          {...(endpoint && { endpoint })}
          id="email-or-mobile"
          label={label ?? t('emailOrMobile')}
          type={type}
          given={given}
          check={check}
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
