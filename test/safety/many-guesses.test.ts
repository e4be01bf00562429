import { expect, test, vi } from 'vitest'
import { createCodes, type CodeJob } from '#src/features/sign-in/server/codes.service.ts'
import { codeFrom } from '#src/features/sign-in/server/secrets.ts'
import { createAttemptLimit, type AttemptLimit } from '#src/features/sign-in/server/attempt-limit.ts'
import { createSettings } from '#src/features/settings/server/settings.service.ts'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { createWaitCheck } from '#src/platform/quota/wait-check.ts'
import { createSessions } from '#src/platform/session/sessions.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { insertMember } from '#test/cast/member.ts'
import { freshDatabase } from '#test/database.ts'

/** What a guess was compared with: the hash of one code, which is unlike that of every other. */
const { compared } = vi.hoisted(() => ({ compared: [] as (string | null)[] }))

/** The cost of a hash does not matter here, and a hundred thousand times ten milliseconds would take a quarter of an hour. */
vi.mock('#src/features/sign-in/server/secrets.ts', async (original) => {
  let hashed = 0
  return {
    ...(await original<object>()),
    hashSecret: async (_: string, secret: string) => `${++hashed}. hash of ${secret}`,
    async isSecret(_: string, secret: string, hash: string | null) {
      compared.push(hash)
      return hash !== null && hash.endsWith(`hash of ${secret}`)
    },
  }
})

const accounts = 20
const rounds = 40
/** `GUESSES=100000` takes a minute and a half more. */
const guesses = Number(process.env.GUESSES ?? 8_000)
const unlimited: AttemptLimit = { take: async () => ({ id: 0, left: 10 }), giveBack: async () => {}, deleteOld: async () => {} }
const unused = () => Promise.reject(new Error('nothing is sent here'))

/** The service as the shop makes it, but the test runs its jobs. */
async function openCodes(twin?: AttemptLimit) {
  const clock = movableClock('2026-11-21T12:00:00+08:00')
  const database = await freshDatabase({ connections: 16 })
  const sessions = createSessions(database, 'http://localhost')
  const sent: CodeJob[] = []
  const jobs = { enqueue: async (_: unknown, __: string, job: CodeJob) => void sent.push(job) } as unknown as Jobs
  const attempts = twin ?? createAttemptLimit(database, clock)
  const codes = createCodes({
    database,
    settings: createSettings(database, clock),
    quotas: createQuotas(clock),
    attempts,
    jobs,
    mail: { send: unused },
    sms: { send: unused },
    clock,
    publicOrigin: 'http://localhost',
    key: 'a-key',
    check: createWaitCheck(clock, 'another-key'),
  })
  let networks = 0
  /** A browser whose every request comes from another network. */
  function browser(device: string | null = null) {
    let session: string | null = null
    const caller = () => ({
      culture: 'en' as const,
      ip: `198.${18 + ((networks >> 16) & 1)}.${(networks >> 8) & 255}.${networks++ & 255}`,
      session,
      device,
      startSession: async () => (session ??= (await sessions.start()).id),
    })
    return {
      send: (address: string) => codes.send(caller(), { emailOrPhone: address }),
      validate: (address: string, code: string) => codes.validate(caller(), address, code),
    }
  }
  const evaluated = async () =>
    (
      await database.pool.query<{ address: string; n: number }>(
        `select address, count(*)::int n from one_time_codes join unnest($1::text[]) compared (hash) on hash = code_hash
          group by address order by n desc`,
        [compared],
      )
    ).rows
  return { clock, database, browser, sent, evaluated }
}

type Opened = Awaited<ReturnType<typeof openCodes>>
const victims = Array.from({ length: accounts }, (_, index) => `victim.${index}@example.sg`)

/** So many guesses at every account within one day; in every round new browsers request new codes. */
async function attack({ browser, clock }: Opened, guesses: number): Promise<void> {
  const guessesPerRound = guesses / accounts / rounds
  let latest = victims.map(() => browser())
  for (let round = 0; round < rounds; round++) {
    const next = victims.map(() => browser())
    const got = await Promise.all(victims.map(async (victim, index) => (await next[index]!.send(victim)).ok))
    latest = latest.map((before, index) => (got[index] ? next[index]! : before))
    await Promise.all(
      victims.flatMap((victim, index) =>
        Array.from({ length: guessesPerRound }, (_, offset) =>
          latest[index]!.validate(victim, String(round * guessesPerRound + offset).padStart(6, '0')),
        ),
      ),
    )
    clock.advance(Math.floor(dayMs / rounds) - 1)
  }
}

test(`${guesses} guesses in a day, over accounts, codes and networks, lead to ten checks for each account (safe-29)`, async () => {
  const opened = await openCodes()
  const emailOrPhone = victims[0]!
  const memberId = await insertMember(opened.database, { email: emailOrPhone })
  await opened.database.pool.query('insert into known_devices (member_id, device_id, last_used_at) values ($1, $2, now())', [
    memberId,
    'the-owners-telephone',
  ])
  await attack(opened, guesses)
  const evaluated = await opened.evaluated()
  expect(evaluated).toHaveLength(accounts)
  for (const { address, n } of evaluated) expect(n, address).toBeLessThanOrEqual(10)

  // The owner can sign in on a known device, but not on a new one.
  const stranger = opened.browser()
  expect(await stranger.send(emailOrPhone)).toMatchObject({ ok: false, problem: { code: 'CODE_CHECK' } })
  const owner = opened.browser('the-owners-telephone')
  expect(await owner.send(emailOrPhone)).toMatchObject({ ok: true })
  expect(await owner.validate(emailOrPhone, codeFrom('a-key', opened.sent.at(-1)!.nonce))).toMatchObject({ ok: true })
})

test('after ten wrong guesses in two browsers, a third one is locked, though it enters its right code (safe-29)', async () => {
  const { browser, sent, evaluated } = await openCodes()
  const [address] = victims as [string]
  for (const guesser of [browser(), browser()]) {
    expect(await guesser.send(address)).toMatchObject({ ok: true })
    for (let wrong = 0; wrong < 5; wrong++) expect(await guesser.validate(address, `00000${wrong}`)).toMatchObject({ ok: false })
  }
  const third = browser()
  expect(await third.send(address)).toMatchObject({ ok: true })
  const right = codeFrom('a-key', sent.at(-1)!.nonce)
  expect(await third.validate(address, right)).toMatchObject({ ok: false, problem: { code: 'SIGN_IN_LOCKED' } })
  expect(await evaluated()).toEqual([{ address, n: 10 }])
})

test('a twin without the attempt limit checks more', async () => {
  const opened = await openCodes(unlimited)
  await attack(opened, 4_000)
  expect((await opened.evaluated())[0]!.n).toBeGreaterThan(10)
})
