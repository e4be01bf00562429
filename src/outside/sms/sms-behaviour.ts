import { expect } from 'vitest'
import type { SmsSender } from './port.ts'

/** A sender under test, and access to the messages that arrived. */
export interface SmsStage {
  sender: SmsSender
  /** The texts that arrived at a number, oldest first. */
  received(to: string): Promise<string[]>
  /** A sender whose messages are not accepted. */
  broken: SmsSender
}

/** What every adapter of the SMS port must do, case by case. */
export const smsBehaviour = {
  async 'delivers the text as it was written'({ sender, received }: SmsStage) {
    const text = '409215 是您的验证码，5 分钟内有效。\n\n@shop.example #409215 & <b>+65</b>'
    await sender.send({ to: '+6591234567', text })
    expect(await received('+6591234567')).toEqual([text])
  },

  async 'keeps messages of one number in their order'({ sender, received }: SmsStage) {
    for (const text of ['one', 'two', 'three']) await sender.send({ to: '+6591230000', text })
    expect(await received('+6591230000')).toEqual(['one', 'two', 'three'])
  },

  async 'takes many messages at once'({ sender, received }: SmsStage) {
    await Promise.all(Array.from({ length: 30 }, (_, index) => sender.send({ to: '+6591231111', text: `message ${index}` })))
    expect(new Set(await received('+6591231111')).size).toBe(30)
  },

  async 'rejects when nobody takes the message'({ broken }: SmsStage) {
    await expect(broken.send({ to: '+6591232222', text: 'hello' })).rejects.toThrow()
  },
} satisfies Record<string, (stage: SmsStage) => Promise<void>>
