import { getWishlist } from '#src/features/wishlist/wishlist.contract.ts'
import { register, type RegisterPayload } from '#src/features/sign-in/sign-in.contract.ts'
import { prove } from './codes.ts'
import { must, type Shopper, type TestShop } from './shop.ts'

let people = 0
export const newEmail = (): string => `person-${++people}@example.sg`
export const newMobile = (): string => `+6591${String(100_000 + ++people)}`

/** What Tan Mei Lin fills in. */
export const registration = (emailOrPhone: string, change: Partial<RegisterPayload> = {}): RegisterPayload => ({
  emailOrPhone,
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: 'Tan',
  dateOfBirth: '1988-03-14',
  gender: 'female',
  contactPreferences: ['Email', 'SMS'],
  agreeToTerms: true,
  ...change,
})

/** A browser in which somebody has proved an address and registered with it. */
export async function registered(shop: TestShop, emailOrPhone: string, change: Partial<RegisterPayload> = {}): Promise<Shopper> {
  const who = shop.shopper()
  await prove(shop, who, emailOrPhone)
  must(await who.call(register, { body: registration(emailOrPhone, change) }))
  return who
}

export const isSignedIn = async (who: Shopper): Promise<boolean> => (await who.call(getWishlist, {})).ok
