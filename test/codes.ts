import { vi } from 'vitest'
import { sendOtp, validateOtp } from '#src/features/sign-in/sign-in.contract.ts'
import { must, type Shopper, type TestShop } from './shop.ts'

const patience = { timeout: 20_000, interval: 50 }

/** All messages sent to an address, oldest first. */
export const sentTo = ({ mails, texts }: TestShop, address: string): string[] =>
  [...mails, ...texts].filter(({ to }) => to === address).map(({ text }) => text)

const codesTo = (shop: TestShop, address: string): string[] =>
  sentTo(shop, address).flatMap((text) => (/\bcode\b|验证码/.test(text) ? (/\b\d{6}\b/.exec(text) ?? []) : []))

/** The next code sent to an address, once it has arrived. `already` is the number of earlier ones. */
export const codeSentTo = (shop: TestShop, address: string, already = 0): Promise<string> =>
  vi.waitUntil(() => codesTo(shop, address)[already], patience)

/** Proves an address in this browser: requests a code, reads it and enters it. */
export async function prove(shop: TestShop, shopper: Shopper, emailOrPhone: string, address = emailOrPhone): Promise<void> {
  const already = codesTo(shop, address).length
  must(await shopper.call(sendOtp, { body: { emailOrPhone } }))
  const code = await codeSentTo(shop, address, already)
  must(await shopper.call(validateOtp, { body: { emailOrPhone, code } }))
}
