import { useState } from 'react'
import type { resendOtp, sendOtp } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Failure, Reply } from '#src/kit/client.ts'

/** How long the shop has a person wait before their code is sent. */
export interface CodeWaiting {
  seconds: number
}

/** Asks for a code. Where many were asked for, it asks again once the wait is over that the shop wants (safe-50). */
export function useCodeRequest(client: Client, endpoint: typeof sendOtp | typeof resendOtp) {
  const [wait, setWait] = useState<CodeWaiting | null>(null)

  async function ask(emailOrPhone: string): Promise<Reply<typeof sendOtp>> {
    const reply = await client(endpoint, { body: { emailOrPhone } })
    const check = reply.ok ? null : checkOf(reply.problem)
    if (!check) return reply
    setWait({ seconds: check.waitSeconds })
    await new Promise((done) => setTimeout(done, check.waitSeconds * 1000))
    setWait(null)
    return client(endpoint, { body: { emailOrPhone, humanCheck: check.humanCheck } })
  }
  return { ask, wait }
}

const checkOf = ({ code, details }: Failure): { humanCheck: string; waitSeconds: number } | null =>
  code === 'CODE_CHECK' ? (details as { humanCheck: string; waitSeconds: number }) : null
