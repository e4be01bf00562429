import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Culture } from '#src/kit/culture.ts'
import { members } from '#src/features/member/server/member.tables.ts'
import type { Channel } from '#src/features/sign-in/rules/address.ts'
import { socialNames } from '#src/features/sign-in/rules/social.ts'
import { sessions } from '#src/platform/session/session.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One-time codes. Only the hash of a code is stored; the job makes the code again with the shop's key. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** The browser that requested it; in any other the code is void. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade' }),
    /** An email in lower case, or a number in E.164. */
    address: text().notNull(),
    channel: text().$type<Channel>().notNull(),
    culture: text().$type<Culture>().notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was entered correctly; until it is used up, this browser has proved the address. */
    provenAt: moment('proven_at'),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_codes_session').on(table.sessionId, table.address),
    check('one_time_codes_tries', sql`${table.triesLeft} >= 0`),
  ],
)

/** Tries of the last day that failed or are in progress, under a hash of their address. */
export const signInAttempts = pgTable(
  'sign_in_tries',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [index('sign_in_tries_key').on(table.key, table.triedAt)],
)

/** Browsers in which a member has signed in: they have limits of their own while strangers use up the others. */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.deviceId] })],
)

/** Emails that a member has given and not yet confirmed from the mailbox itself. */
export const emailConfirmations = pgTable('email_confirmations', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id')
    .notNull()
    .references(() => members.autoId, { onDelete: 'cascade' }),
  email: text().notNull(),
  culture: text().$type<Culture>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

const session = () =>
  text('session_id')
    .notNull()
    .references(() => sessions.idHash, { onDelete: 'cascade' })
const provider = () => text({ enum: socialNames }).notNull()

/** Members' identities at their providers. Issuer and subject are the key; an email is not. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: provider(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.autoId, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('member_identities_member').on(table.memberId)],
)

/** Browsers that were redirected to a provider. */
export const socialFlows = pgTable(
  'social_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    /** In any other browser the return is refused. */
    sessionId: session(),
    provider: provider(),
    nonce: text().notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('social_flows_session').on(table.sessionId)],
)

/** Provider tokens that were used. */
export const usedSocialTokens = pgTable('used_social_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  usedAt: moment('used_at').notNull(),
})

/** Persons whom a provider has named and who are not registered yet. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    sessionId: session(),
    provider: provider(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [index('social_tickets_session').on(table.sessionId)],
)
