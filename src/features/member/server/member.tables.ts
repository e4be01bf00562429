import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { defaultCulture, type Culture } from '#src/kit/culture.ts'
import { contactPreferences, genders } from '../rules/member.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A person with a membership. */
export const members = pgTable(
  'members',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case; null for a member known by mobile number only. */
    email: text(),
    emailVerifiedAt: moment('email_verified_at'),
    /** E.164, `+6591234567`. Two members may share one: they have to sign in by email. */
    mobile: text(),
    mobileVerifiedAt: moment('mobile_verified_at'),
    passwordHash: text('password_hash'),
    salutation: text(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    gender: text({ enum: genders }),
    dateOfBirth: date('date_of_birth'),
    /** A birthday voucher requires that the date has not changed for 30 days. */
    dateOfBirthSetAt: moment('date_of_birth_set_at'),
    contactPreferences: text('contact_preferences', { enum: contactPreferences }).array().notNull().default([]),
    culture: text().$type<Culture>().notNull().default(defaultCulture),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The row of a deleted account stays, because orders refer to it, with nothing personal in it. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('members_email').on(table.email),
    index('members_mobile').on(table.mobile),
    check('members_reachable', sql`${table.email} is not null or ${table.mobile} is not null or ${table.deletedAt} is not null`),
  ],
)
