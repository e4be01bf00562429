import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,5}$/, 'a whole number')), z.transform(Number))
const webAddress = z.url({ protocol: /^https?$/, error: 'an address such as https://shop.example' })

/** What each variable may hold. The text after a failed check is printed behind the variable's name. */
const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production'], 'development, test or production'), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(wholeNumber, 3000),
  DATA_DIR: z._default(z.string(), 'var'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/name'))),
  PUBLIC_ORIGIN: z.optional(webAddress),
  COMMERCE_API_URL: z.optional(webAddress),
  SITE_API_URL: z.optional(webAddress),
  BANK_PORT: z._default(wholeNumber, 3001),
  BANK_ORIGIN: z.optional(webAddress),
  SANDBOX_BANK: z.optional(z.literal('yes', 'yes, to take orders in production with a bank that charges nobody')),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587'))),
  MAIL_FROM: z._default(z.string().check(z.regex(/@/, 'a mail address')), 'shop@kemuning.example'),
  SHOP_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'silent, fatal, error, warn, info or debug'), 'warn'),
})

/** The settings of this process, read and checked once. */
export interface Config {
  mode: 'development' | 'test' | 'production'
  host: string
  port: number
  dataDir: string
  /** Null: the embedded PostgreSQL is used. */
  databaseUrl: string | null
  /** Where shoppers reach the shop. Decides whether cookies are Secure. */
  publicOrigin: string
  commerceApiUrl: string
  siteApiUrl: string
  bankPort: number
  bankOrigin: string
  /** Null: mail goes to the development outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** Signs guest links; kept under the data folder when not given. */
  secret: string
  logLevel: string
}

export class ConfigError extends Error {}

/** Reads the environment; a wrong value throws a ConfigError that names every wrong variable and what is expected. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: expected ${issue.message}`)
    throw new ConfigError(`The shop cannot start with this configuration:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  if (values.NODE_ENV === 'production' && !values.SHOP_SECRET) {
    throw new ConfigError('The shop cannot start with this configuration:\n  SHOP_SECRET: expected at least 32 characters')
  }
  if (values.NODE_ENV === 'production' && !values.SANDBOX_BANK) {
    throw new ConfigError('The shop cannot start with this configuration:\n  SANDBOX_BANK: expected yes, because the only gateway so far is a bank that charges nobody')
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicOrigin,
    commerceApiUrl: values.COMMERCE_API_URL ?? publicOrigin,
    siteApiUrl: values.SITE_API_URL ?? publicOrigin,
    bankPort: values.BANK_PORT,
    bankOrigin: values.BANK_ORIGIN ?? `http://localhost:${values.BANK_PORT}`,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    secret: values.SHOP_SECRET ?? keptSecret(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
  }
}

/** A secret that survives restarts, made on the first one. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
