import { and, eq, gt, lte } from 'drizzle-orm'
import type { SocialIdentity } from '#src/outside/social/port.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { SocialName } from '../rules/social.ts'
import { memberIdentities, socialFlows, socialTickets, usedSocialTokens } from './sign-in.tables.ts'

/** A person's identity, and the provider that gave it. */
export type Identity = SocialIdentity & { provider: SocialName }

export async function insertFlow(orm: Orm, flow: typeof socialFlows.$inferInsert): Promise<void> {
  await orm.insert(socialFlows).values(flow)
}

/** Uses up an open flow of this browser and returns its nonce; null when there is none. */
export async function endFlow(
  orm: Orm,
  flow: { stateHash: string; sessionId: string; provider: SocialName },
  startedAfter: Date,
): Promise<string | null> {
  const isTheirs = and(
    eq(socialFlows.stateHash, flow.stateHash),
    eq(socialFlows.sessionId, flow.sessionId),
    eq(socialFlows.provider, flow.provider),
  )
  const [ended] = await orm
    .delete(socialFlows)
    .where(and(isTheirs, gt(socialFlows.startedAt, startedAfter)))
    .returning({ nonce: socialFlows.nonce })
  return ended?.nonce ?? null
}

/** False when the token was used before. */
export async function takeToken(orm: Orm, tokenHash: string, usedAt: Date): Promise<boolean> {
  return (await orm.insert(usedSocialTokens).values({ tokenHash, usedAt }).onConflictDoNothing()).rowCount === 1
}

export async function findLinked(orm: Orm, { issuer, subject }: Identity): Promise<number | null> {
  const [row] = await orm
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(and(eq(memberIdentities.issuer, issuer), eq(memberIdentities.subject, subject)))
  return row?.memberId ?? null
}

/** False when the identity is linked already. */
export async function insertLink(orm: Orm, { issuer, subject, provider }: Identity, memberId: number, linkedAt: Date): Promise<boolean> {
  return (await orm.insert(memberIdentities).values({ issuer, subject, provider, memberId, linkedAt }).onConflictDoNothing()).rowCount === 1
}

export async function insertTicket(orm: Orm, ticket: typeof socialTickets.$inferInsert): Promise<void> {
  await orm.insert(socialTickets).values(ticket)
}

/** Uses up a ticket of this browser and returns its identity; null when there is none. */
export async function useTicket(orm: Orm, ticket: { ticketHash: string; sessionId: string }, issuedAfter: Date): Promise<Identity | null> {
  const isTheirs = and(eq(socialTickets.ticketHash, ticket.ticketHash), eq(socialTickets.sessionId, ticket.sessionId))
  const [used] = await orm
    .delete(socialTickets)
    .where(and(isTheirs, gt(socialTickets.issuedAt, issuedAfter)))
    .returning()
  return used ?? null
}

export async function deleteOldSocial(orm: Orm, { flows, tickets, tokens }: { flows: Date; tickets: Date; tokens: Date }): Promise<void> {
  await orm.delete(socialFlows).where(lte(socialFlows.startedAt, flows))
  await orm.delete(socialTickets).where(lte(socialTickets.issuedAt, tickets))
  await orm.delete(usedSocialTokens).where(lte(usedSocialTokens.usedAt, tokens))
}

export const findLinksOf = (orm: Orm, memberId: number): Promise<(typeof memberIdentities.$inferSelect)[]> =>
  orm.select().from(memberIdentities).where(eq(memberIdentities.memberId, memberId))

/** The member's own identities, and tickets with their email. */
export async function deleteSocialOf(orm: Orm, memberId: number, email: string | null): Promise<void> {
  await orm.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId))
  if (email !== null) await orm.delete(socialTickets).where(eq(socialTickets.email, email))
}
