import { createHmac } from 'node:crypto'
import type { ChargedCard, StoredCard } from '../port.ts'
import { digitsOf, type CardEntry } from './card/card-rules.ts'
import { brandOf } from './card/card-types.ts'
import { behaviourOf, type Behaviour } from './test-cards.ts'

/** All that is stored of a card: enough for a receipt and for a bank's ranges, not enough to charge it elsewhere. */
export interface BankCard {
  brand: string
  last4: string
  /** The first six digits. */
  range: string
  /** YYYY-MM */
  expires: string
  fingerprint: string
  behaviour: Behaviour
}

/** A card that passed the rules. The fingerprint is an HMAC, which only the bank can make from a number. */
export function bankCard(entry: CardEntry, fingerprintKey: string): BankCard {
  const digits = digitsOf(entry.number)
  const [month = '', year = ''] = entry.expiry.trim().split('/')
  return {
    brand: brandOf(digits) ?? 'Card',
    last4: digits.slice(-4),
    range: digits.slice(0, 6),
    expires: `20${year}-${month.padStart(2, '0')}`,
    fingerprint: createHmac('sha256', fingerprintKey).update(digits).digest('base64url').slice(0, 22),
    behaviour: behaviourOf(digits),
  }
}

export const chargedCard = ({ brand, last4, fingerprint }: BankCard): ChargedCard => ({ brand, last4, fingerprint })

export const storedCard = (vaultToken: string, { brand, last4, expires, range }: BankCard): StoredCard => ({
  vaultToken,
  brand,
  last4,
  expires,
  range,
})
