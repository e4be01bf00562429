import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { storedSecret } from './stored-secret.ts'

const portNumber = z.pipe(
  z
    .string()
    .check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, 'a whole number from 1 to 65535')),
  z.transform(Number),
)

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isOrigin = (text: string): boolean => isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/` && !/[?#]/.test(text)

/** Written as browsers write an origin, without a slash at the end, because it is compared with what browsers send. */
const origin = z.pipe(
  z.string().check(
    z.refine(isOrigin, {
      error: ({ input }) =>
        isWebAddress(String(input)) ? 'an address without a path, such as https://shop.example' : 'an address such as https://shop.example',
    }),
  ),
  z.transform((text) => new URL(text).origin),
)

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most))
}
const networks = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((part) => part.trim())),
  ),
  z.array(z.string()).check(z.refine((parts) => parts.every(isNetwork), 'addresses or networks, such as 10.0.0.1, 192.168.0.0/16')),
)

const braintreeName = z.string().check(z.regex(/^[\w-]{1,64}$/, 'letters, digits, - and _, as Braintree’s control panel shows it'))

const isHost = (text: string): boolean => isIP(text) > 0 || /^[\w.-]+$/.test(text)

/** An address with the account of a service in it. A failed check never repeats it: it has a password. */
interface ServiceAddress {
  example: string
  schemes: RegExp
  /** Whether it may have a path; else whoever uses it would leave that out. */
  hasPath?: boolean
  needsAccount?: boolean
}

const smtpAddress: ServiceAddress = { example: 'smtp://user:password@host:587', schemes: /^smtps?:\/\// }
const smsAddress: ServiceAddress = { example: 'https://account:token@api.twilio.com', schemes: /^https?:\/\//, needsAccount: true }
const dhlAddress: ServiceAddress = {
  example: 'https://key:secret@express.api.dhl.com/mydhlapi',
  schemes: /^https?:\/\//,
  needsAccount: true,
  hasPath: true,
}

const serviceWords = ({ example }: ServiceAddress): string => `an address such as ${example}, with %-codes for special characters`

function isServiceAddress(text: string, { schemes, needsAccount, hasPath }: ServiceAddress): boolean {
  if (!schemes.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password, pathname, search, hash } = new URL(text)
  if (hostname === '' || ![username, password].every(isDecodable)) return false
  if (needsAccount && (username === '' || password === '')) return false
  if (hasPath) return !/[?#]|\/$/.test(text)
  // After the host, an @ is that of an account with a / or ? that has no %-code.
  return pathname.length <= 1 && hash === '' && !search.includes('@')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const serviceAddress = (service: ServiceAddress) =>
  z.optional(z.string().check(z.refine((text) => isServiceAddress(text, service), serviceWords(service))))

const smsSender = 'a number such as +6560000142, or a name of up to 11 letters'

/** The form of each variable. The text of a failed check is printed after the variable's name. */
const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production'], 'development, test or production'), 'development'),
  HOST: z._default(
    z.string().check(z.refine(isHost, 'an address of this machine, such as 127.0.0.1 or 0.0.0.0, or its name')),
    '127.0.0.1',
  ),
  PORT: z._default(portNumber, 3000),
  DATA_DIR: z._default(z.string(), 'var'),
  BUILD_DIR: z._default(z.string(), 'build'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/name'))),
  PUBLIC_ORIGIN: z.optional(origin),
  TRUSTED_PROXIES: z.optional(networks),
  COMMERCE_API_URL: z.optional(origin),
  SITE_API_URL: z.optional(origin),
  BANK_PORT: z._default(portNumber, 3001),
  BANK_ORIGIN: z.optional(origin),
  SANDBOX_BANK: z.optional(z.literal('yes', 'yes, to take orders in production with a bank that charges nobody')),
  GATEWAY: z._default(z.enum(['sandbox', 'braintree'], 'sandbox or braintree'), 'sandbox'),
  BRAINTREE_ENVIRONMENT: z.optional(z.enum(['sandbox', 'production'], 'sandbox or production')),
  BRAINTREE_MERCHANT_ID: z.optional(braintreeName),
  BRAINTREE_PUBLIC_KEY: z.optional(braintreeName),
  BRAINTREE_PRIVATE_KEY: z.optional(braintreeName),
  BRAINTREE_MERCHANT_ACCOUNT: z.optional(braintreeName),
  BRAINTREE_URL: z.optional(origin),
  SEED_DEMONSTRATION: z.optional(z.enum(['yes', 'no'], 'yes or no')),
  SMTP_URL: serviceAddress(smtpAddress),
  MAIL_FROM: z.optional(z.string().check(z.regex(/@/, 'a mail address'))),
  SMS_URL: serviceAddress(smsAddress),
  SMS_FROM: z.optional(z.string().check(z.regex(/^(\+\d{7,15}|[A-Za-z0-9 ]{1,11})$/, smsSender))),
  ONEMAP_URL: z.optional(origin),
  ONEMAP_TOKEN: z.optional(z.string()),
  DHL_URL: serviceAddress(dhlAddress),
  DHL_ACCOUNT: z.optional(z.string().check(z.regex(/^\d{9,10}$/, 'the 9 or 10 digits of an account'))),
  DHL_FROM: z.optional(z.string().check(z.regex(/^\d{6}$/, 'the six digits of a postal code in Singapore'))),
  FACEBOOK_APP_ID: z.optional(z.string().check(z.regex(/^\d{1,20}$/, 'digits'))),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  FACEBOOK_URL: z._default(origin, 'https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: z._default(origin, 'https://graph.facebook.com'),
  GUESTS_PER_NETWORK: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'a whole number from 1 to 9999999')), z.transform(Number)),
  ),
  RENDER_THREADS: z.optional(z.pipe(z.string().check(z.regex(/^([1-9]|1[0-6])$/, 'a whole number from 1 to 16')), z.transform(Number))),
  SHOP_SECRET: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  OPERATOR_TOKEN: z.optional(z.string().check(z.minLength(32, '32 to 512 characters'), z.maxLength(512, '32 to 512 characters'))),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], 'silent, fatal, error, warn, info or debug'), 'warn'),
})

export interface BraintreeConfig {
  environment: 'sandbox' | 'production'
  merchantId: string
  publicKey: string
  privateKey: string
  merchantAccountId: string
  /** Null: the environment's own address. */
  url: string | null
}

/** The configuration of this process, read and checked once. */
export interface Config {
  mode: 'development' | 'test' | 'production'
  host: string
  port: number
  dataDir: string
  /** The site as `npm run build` made it. */
  buildDir: string
  /** Threads that render pages; null: as many as fit the processors. */
  renderThreads: number | null
  /** Null: the embedded PostgreSQL is used. */
  databaseUrl: string | null
  /** The origin at which shoppers reach the shop. With https, cookies are Secure. */
  publicOrigin: string
  /** Addresses and networks whose X-Forwarded-For is trusted. Empty: the header is ignored. */
  trustedProxies: string[]
  commerceApiUrl: string
  siteApiUrl: string
  bankPort: number
  /** Where browsers find the gateway's card fields. */
  bankOrigin: string
  /** Null: the sandbox bank is the gateway. */
  braintree: BraintreeConfig | null
  /** Null: mail goes to the development outbox. */
  smtp: { url: string; from: string } | null
  /** Null: text messages go to the development outbox. */
  sms: { url: string; from: string } | null
  /** Null: postal codes are looked up in the embedded table. */
  oneMapUrl: string | null
  oneMapToken: string | null
  /** Null: parcels are priced by the embedded rates. */
  dhl: { url: string; account: string; fromPostalCode: string } | null
  /** The OpenID providers that are offered, by name. */
  openId: Record<string, { issuer: string; clientId: string }>
  /** Null: Facebook is not offered. */
  facebook: { origin: string; graphOrigin: string; appId: string; appSecret: string } | null
  /** Whether an empty shop is stocked with the demonstration catalogue. */
  seedDemonstration: boolean
  /** The key for a purpose, such as `invoice links`. Each purpose has its own, so that one key that leaks opens nothing else. */
  keyFor(purpose: string): string
  /** How many new guests one network may bring within an hour; undefined for the shop's own number. */
  guestsPerNetwork: number | undefined
  /** The bearer token of the shop's staff; null when there is no operator. */
  operatorToken: string | null
  logLevel: string
}

export class ConfigError extends Error {}

/** The sign-in providers by name; the issuer of those that speak OpenID can be configured. */
type SignInProviders = Readonly<Record<string, { openId: { issuer: string } | null }>>

/** Reads the environment; a wrong value throws a ConfigError that names every wrong variable and what is expected. */
export function readConfig(environment: Record<string, string | undefined>, providers: SignInProviders): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = withOpenId(providers).safeParse(given)
  const wrong = parsed.success
    ? wrongTogether(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`)
  if (!parsed.success || wrong.length > 0)
    throw new ConfigError(`The shop cannot start with this configuration:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  const values = parsed.data
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  const secret = values.SHOP_SECRET ?? storedSecret(join(values.DATA_DIR, 'secret')).secret
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    buildDir: values.BUILD_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicOrigin,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    commerceApiUrl: values.COMMERCE_API_URL ?? publicOrigin,
    siteApiUrl: values.SITE_API_URL ?? publicOrigin,
    bankPort: values.BANK_PORT,
    bankOrigin: values.BANK_ORIGIN ?? (values.GATEWAY === 'braintree' ? publicOrigin : `http://localhost:${values.BANK_PORT}`),
    braintree: braintreeOf(values),
    smtp: senderOf(values.SMTP_URL, values.MAIL_FROM),
    sms: senderOf(values.SMS_URL, values.SMS_FROM),
    oneMapUrl: values.ONEMAP_URL ?? null,
    oneMapToken: values.ONEMAP_TOKEN ?? null,
    dhl: dhlOf(values),
    openId: openIdOf(values, providers),
    facebook: facebookOf(values),
    seedDemonstration: values.SEED_DEMONSTRATION ? values.SEED_DEMONSTRATION === 'yes' : values.NODE_ENV !== 'production',
    keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest('base64url'),
    guestsPerNetwork: values.GUESTS_PER_NETWORK,
    renderThreads: values.RENDER_THREADS ?? null,
    operatorToken: values.OPERATOR_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  }
}

type Values = z.infer<typeof variables>

/** `GOOGLE_CLIENT_ID` and `GOOGLE_ISSUER` for the provider `google`. */
function openIdNames(provider: string): [clientId: string, issuer: string] {
  const name = provider.toUpperCase().replaceAll('-', '_')
  return [`${name}_CLIENT_ID`, `${name}_ISSUER`]
}

/** The variables, and those of the OpenID providers, whose names are not known by type. */
function withOpenId(providers: SignInProviders): typeof variables {
  const more = Object.entries(providers).flatMap(([provider, { openId }]): [string, z.ZodMiniType][] => {
    const [clientId, issuer] = openIdNames(provider)
    return openId
      ? [
          [clientId, z.optional(z.string())],
          [issuer, z._default(origin, openId.issuer)],
        ]
      : []
  })
  return z.extend(variables, Object.fromEntries(more)) as unknown as typeof variables
}

function openIdOf(values: object, providers: SignInProviders): Config['openId'] {
  const given = values as Record<string, string | undefined>
  return Object.fromEntries(
    Object.keys(providers).flatMap((provider) => {
      const [clientId, issuer] = openIdNames(provider).map((name) => given[name])
      return clientId && issuer ? [[provider, { clientId, issuer }]] : []
    }),
  )
}

const facebookOf = ({
  FACEBOOK_APP_ID: appId,
  FACEBOOK_APP_SECRET: appSecret,
  FACEBOOK_URL: origin,
  FACEBOOK_GRAPH_URL: graphOrigin,
}: Values): Config['facebook'] => (appId && appSecret ? { appId, appSecret, origin, graphOrigin } : null)

const braintreeNames = [
  'BRAINTREE_ENVIRONMENT',
  'BRAINTREE_MERCHANT_ID',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
  'BRAINTREE_MERCHANT_ACCOUNT',
] as const

const braintreeOf = (values: Values): BraintreeConfig | null =>
  values.GATEWAY === 'braintree'
    ? {
        environment: values.BRAINTREE_ENVIRONMENT!,
        merchantId: values.BRAINTREE_MERCHANT_ID!,
        publicKey: values.BRAINTREE_PUBLIC_KEY!,
        privateKey: values.BRAINTREE_PRIVATE_KEY!,
        merchantAccountId: values.BRAINTREE_MERCHANT_ACCOUNT!,
        url: values.BRAINTREE_URL ?? null,
      }
    : null

/** Faults of the gateway's variables: all of Braintree's or none, and https where cards are charged. */
function wrongGateway(values: Values): string[] {
  const given = braintreeNames.filter((name) => values[name])
  if (values.GATEWAY === 'sandbox') return given.length > 0 ? [`GATEWAY: expected braintree, for which ${given.join(', ')} are`] : []
  const wrong = braintreeNames
    .filter((name) => !values[name])
    .map((name) => `${name}: expected for GATEWAY=braintree; docs/braintree.md says where it is found`)
  const origins = ['PUBLIC_ORIGIN', 'BANK_ORIGIN'] as const
  if (values.BRAINTREE_ENVIRONMENT !== 'production') return wrong
  for (const name of origins) {
    const isSecure = values[name]?.startsWith('https:') ?? name === 'BANK_ORIGIN'
    if (!isSecure) wrong.push(`${name}: expected https, because 3-D Secure works with nothing else`)
  }
  return wrong
}

const senderOf = (url: string | undefined, from: string | undefined): { url: string; from: string } | null =>
  url && from ? { url, from } : null

const dhlOf = ({ DHL_URL: url, DHL_ACCOUNT: account, DHL_FROM: fromPostalCode }: Values): Config['dhl'] =>
  url && account && fromPostalCode ? { url, account, fromPostalCode } : null

/** Faults of variables that are valid one by one but not together. */
function wrongTogether(values: Values): string[] {
  const wrong: string[] = []
  if (!values.FACEBOOK_APP_ID !== !values.FACEBOOK_APP_SECRET) wrong.push('FACEBOOK_APP_ID, FACEBOOK_APP_SECRET: expected both or neither')
  const { DHL_URL, DHL_ACCOUNT, DHL_FROM } = values
  const dhl = [DHL_URL, DHL_ACCOUNT, DHL_FROM].filter(Boolean).length
  if (dhl !== 0 && dhl !== 3) wrong.push('DHL_URL, DHL_ACCOUNT, DHL_FROM: expected all three or none')
  wrong.push(...wrongGateway(values))
  if (values.GATEWAY === 'sandbox' && values.PORT === values.BANK_PORT)
    wrong.push(`BANK_PORT: expected another port than PORT, which is ${values.PORT}`)
  if (values.SMTP_URL && !values.MAIL_FROM) wrong.push('MAIL_FROM: expected the address that mails come from')
  if (values.SMS_URL && !values.SMS_FROM) wrong.push(`SMS_FROM: expected ${smsSender}`)
  if (values.GATEWAY === 'sandbox' && values.PUBLIC_ORIGIN?.startsWith('https:') && !values.BANK_ORIGIN?.startsWith('https:'))
    wrong.push('BANK_ORIGIN: expected https beside a PUBLIC_ORIGIN of https, whose pages load no frame without it')
  if (values.NODE_ENV !== 'production') return wrong
  if (!values.PUBLIC_ORIGIN)
    wrong.push('PUBLIC_ORIGIN: expected the address at which shoppers reach the shop, such as https://shop.example')
  if (!values.SHOP_SECRET) wrong.push('SHOP_SECRET: expected at least 32 characters')
  // Without them codes would stand in a plain file, and nobody would get one.
  if (!values.SMTP_URL) wrong.push(`SMTP_URL: expected ${serviceWords(smtpAddress)}`)
  if (!values.SMS_URL) wrong.push(`SMS_URL: expected ${serviceWords(smsAddress)}`)
  if (values.GATEWAY === 'sandbox' && !values.SANDBOX_BANK)
    wrong.push('GATEWAY: expected braintree, or SANDBOX_BANK=yes to take orders with a bank that charges nobody')
  return wrong
}
