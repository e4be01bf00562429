import { vi } from 'vitest'
import { sendOtp, validateOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { must, type Shopper, type TestShop } from './shop.ts'

const patience = { timeout: 20_000, interval: 50 }

/** Everything that was sent to an address, oldest first. */
export const sentTo = ({ mails, texts }: TestShop, address: string): string[] =>
  [...mails, ...texts].filter(({ to }) => to === address).map(({ text }) => text)

const codesTo = (shop: TestShop, address: string): string[] =>
  sentTo(shop, address).flatMap((text) => (/\bcode\b|验证码/.test(text) ? (/\b\d{6}\b/.exec(text) ?? []) : []))

/** The next code sent to an address, once it has arrived. `already` says how many there were before. */
export const codeSentTo = (shop: TestShop, address: string, already = 0): Promise<string> =>
  vi.waitUntil(() => codesTo(shop, address)[already], patience)

/** This browser proves that an address is its owner's: asks for a code, reads it, enters it. */
export async function prove(shop: TestShop, shopper: Shopper, emailOrPhone: string, address = emailOrPhone): Promise<void> {
  const already = codesTo(shop, address).length
  must(await shopper.call(sendOtp, { body: { emailOrPhone } }))
  const code = await codeSentTo(shop, address, already)
  must(await shopper.call(validateOtp, { body: { emailOrPhone, code } }))
}
