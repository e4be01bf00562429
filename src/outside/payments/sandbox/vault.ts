import { randomBytes } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import type { BankCard } from './bank-card.ts'
import type { Journal } from './journal.ts'
import type { VaultCard } from './journal-entry.ts'

/** The cards that members have stored. */
export interface Vault {
  find(vaultToken: string): BankCard | null
  /** The card as it is stored with the next capture: under the token that the customer's same card has already, else a new one. */
  place(customer: string, card: BankCard): VaultCard
  /** Puts a placed card into the vault; the journal's entry of the capture does so after a restart. */
  store(placed: VaultCard): void
  /** Resolves once it is gone for good; a card that is not there is gone already. */
  remove(vaultToken: string): Promise<void>
}

export function createVault({ journal, clock }: { journal: Journal; clock: Clock }): Vault {
  const cards = new Map<string, VaultCard>()
  for (const entry of journal.entries) {
    if (entry.event === 'captured' && entry.stored) cards.set(entry.stored.vaultToken, entry.stored)
    if (entry.event === 'removed') cards.delete(entry.vaultToken)
  }
  const isSame = (stored: VaultCard, customer: string, { fingerprint }: BankCard): boolean =>
    stored.customer === customer && stored.card.fingerprint === fingerprint

  return {
    find: (vaultToken) => cards.get(vaultToken)?.card ?? null,
    place(customer, card) {
      const known = [...cards.values()].find((stored) => isSame(stored, customer, card))
      return { vaultToken: known?.vaultToken ?? randomBytes(18).toString('base64url'), customer, card }
    },
    store: (placed) => void cards.set(placed.vaultToken, placed),
    async remove(vaultToken) {
      if (!cards.has(vaultToken)) return
      await journal.append({ at: clock.now().toISOString(), event: 'removed', vaultToken })
      cards.delete(vaultToken)
    },
  }
}
