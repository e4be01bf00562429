import { useTranslations } from 'use-intl'
import { shortestAddress, type AddressMessage } from '#src/features/sign-in/rules/address.ts'
import { checkLimits } from '#src/kit/validation.ts'

/** What is said about an address; `name` is the label of its field. A field for one kind of address names that kind. */
export function useAddressWords(name: string, type: 'text' | 'email' | 'tel' = 'text'): (error: AddressMessage) => string {
  const t = useTranslations('signIn.errors')
  const required = { text: 'emailOrMobileRequired', email: 'emailRequired', tel: 'mobileRequired' } as const
  return (error) => t(error === 'emailOrMobileRequired' ? required[type] : error, { ...checkLimits, name, n: shortestAddress })
}
