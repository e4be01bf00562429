import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { mustBeFree } from './life.ts'

test('a port is free, or the reason says what to change (run-02)', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  await expect(mustBeFree(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await new Promise((closed) => other.close(closed))
  await mustBeFree(port, '127.0.0.1')
  // 192.0.2.0/24 is for documents: no machine has an address of it (RFC 5737).
  for (const host of ['192.0.2.1', 'no-such-host.invalid'])
    await expect(mustBeFree(0, host)).rejects.toEqual(new ConfigError(`HOST: expected an address of this machine, and ${host} is none`))
})
