import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeAfterwards } from '#test/closing.ts'
import { startMailServer } from '#test/mail-server.ts'
import { mailBehaviour, type MailStage } from './mail-behaviour.ts'
import { createOutbox, type StoredMail } from './outbox-mail.ts'
import type { Mail, MailSender } from './port.ts'
import { createSmtpMail } from './smtp-mail.ts'

const folder = await mkdtemp(join(tmpdir(), 'mail-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const { url, letters, close } = await startMailServer()
closeAfterwards(close)
const smtp = (to: string): MailSender => {
  const sender = createSmtpMail({ url: to, from: '九里香百货 <shop@kemuning.example>', timeoutMs: 500 })
  closeAfterwards(async () => sender.close())
  return sender
}
const outbox = createOutbox(join(folder, 'outbox.jsonl'))

const letterOf = ({ messageId, to, subject, text, html, pictures, replyTo, unsubscribeUrl }: StoredMail): Mail => ({
  messageId,
  to,
  subject,
  text,
  html,
  pictures,
  replyTo,
  unsubscribeUrl,
})

const stages: Record<string, MailStage> = {
  'SMTP sender': {
    sender: smtp(url),
    received: async (to) => letters.filter(({ envelopeTo }) => envelopeTo.includes(to)).map(({ mail }) => mail),
    broken: smtp('smtp://127.0.0.1:1'),
  },
  outbox: {
    sender: outbox,
    received: async (to) => (await outbox.list({ to })).toReversed().map(letterOf),
    broken: createOutbox(folder),
  },
}

for (const [adapter, stage] of Object.entries(stages)) {
  for (const [name, run] of Object.entries(mailBehaviour)) test(`the ${adapter} ${name}`, () => run(stage))
}

const mail: Mail = { messageId: '<m1@shop.example>', to: 'mei@example.sg', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

test('sending fails when the mail server defers or refuses a mail', async () => {
  await expect(smtp(url).send({ ...mail, to: 'busy@example.sg' })).rejects.toMatchObject({ responseCode: 450 })
  await expect(smtp(url).send({ ...mail, to: 'gone@example.sg' })).rejects.toMatchObject({ responseCode: 550 })
})

test('sending to a mail server that never answers fails by its time-out', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  afterAll(() => void silent.close())
  await expect(smtp(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`).send(mail)).rejects.toThrow()
})

test('a mail server that takes its time for a mail is waited for: it would deliver the mail again at each further try (safe-09)', async () => {
  await smtp(url).send({ ...mail, to: 'slow@example.sg' })
  expect(letters.filter(({ envelopeTo }) => envelopeTo.includes('slow@example.sg'))).toHaveLength(1)
})

test('a password is sent to no other machine without TLS', async () => {
  // Another machine as far as the address tells.
  const other = url.replace('smtp://', 'smtp://shop:word@').replace('127.0.0.1', '0.0.0.0')
  await expect(smtp(other).send({ ...mail, to: 'nobody@example.sg' })).rejects.toMatchObject({ code: 'ETLS' })
  expect(letters.some(({ envelopeTo }) => envelopeTo.includes('nobody@example.sg'))).toBe(false)
})

test('the outbox survives a restart and a torn line', async () => {
  const file = join(folder, 'restart.jsonl')
  await createOutbox(file).send(mail)
  await appendFile(file, '{"id":"torn')
  const again = createOutbox(file)
  await again.send({ ...mail, messageId: '<m2@shop.example>' })
  expect((await again.list({ to: 'MEI@example.sg' })).map(({ messageId }) => messageId)).toEqual(['<m2@shop.example>', '<m1@shop.example>'])
})

test('the outbox stays bounded', async () => {
  const file = join(folder, 'bounded.jsonl')
  const many = createOutbox(file)
  for (let number = 1; number <= 1100; number++) await many.send({ ...mail, messageId: `<${number}@shop.example>` })
  const stored = await many.list()
  expect(stored).toHaveLength(500)
  expect(stored[0]!.messageId).toBe('<1100@shop.example>')
  expect((await readFile(file, 'utf8')).split('\n').length).toBeLessThanOrEqual(1001)
})
