import { expect } from 'vitest'
import type { Mail, MailSender } from './port.ts'

/** A mail sender under test, and access to the mailbox. */
export interface MailStage {
  sender: MailSender
  /** The mails that arrived for an address, oldest first. */
  received(to: string): Promise<Mail[]>
  /** A sender whose mail is not accepted. */
  broken: MailSender
}

/** What every adapter of the mail port must do, case by case. */
export const mailBehaviour = {
  async 'delivers every part as it was written'({ sender, received }: MailStage) {
    const mail = mailTo('parts@example.sg')
    await sender.send(mail)
    expect(await received(mail.to)).toEqual([mail])
  },

  async 'delivers a picture within the HTML'({ sender, received }: MailStage) {
    const [cid, base64] = ['picture-1@shop', Buffer.from('\x89PNG and what follows').toString('base64')]
    const mail = { ...mailTo('picture@example.sg'), html: `<p><img src="cid:${cid}" alt="The code"></p>`, pictures: [{ cid, base64 }] }
    await sender.send(mail)
    expect(await received(mail.to)).toEqual([mail])
  },

  async 'keeps Chinese and long lines'({ sender, received }: MailStage) {
    const mail = {
      ...mailTo('chinese@example.sg'),
      subject: '九里香百货：您的订单 KM-2611-00001 已确认，感谢您的惠顾，我们会尽快安排送货',
      text: `您好，陈美玲：\n${'骑楼之下，好物相逢。'.repeat(200)}`,
      html: `<p lang="zh">${'骑楼之下，好物相逢。'.repeat(200)}</p>`,
    }
    await sender.send(mail)
    expect(await received(mail.to)).toEqual([mail])
  },

  async 'gives a mail that is sent twice one Message-ID'({ sender, received }: MailStage) {
    const mail = mailTo('twice@example.sg')
    await sender.send(mail)
    await sender.send(mail)
    expect((await received(mail.to)).map(({ messageId }) => messageId)).toEqual([mail.messageId, mail.messageId])
  },

  async 'takes a comma or a line break for no second recipient or header'({ sender, received }: MailStage) {
    const mail = { ...mailTo('header@example.sg'), subject: 'One\r\nBcc: other@example.sg' }
    await sender.send(mail)
    expect(await received(mail.to)).toHaveLength(1)
    await sender.send({ ...mail, to: 'a@example.sg,other@example.sg' }).catch(() => {})
    expect(await received('other@example.sg')).toEqual([])
  },

  async 'says where to answer and how to unsubscribe'({ sender, received }: MailStage) {
    const mail = {
      ...mailTo('list@example.sg'),
      replyTo: 'meilin.tan@example.sg',
      unsubscribeUrl: `https://shop.example/newsletter/unsubscribe?token=${'a'.repeat(43)}`,
    }
    await sender.send(mail)
    expect(await received(mail.to)).toEqual([mail])
  },

  async 'takes many mails at once'({ sender, received }: MailStage) {
    const mail = mailTo('many@example.sg')
    await Promise.all(Array.from({ length: 30 }, (_, index) => sender.send({ ...mail, messageId: `<many-${index}@shop.example>` })))
    expect(new Set((await received(mail.to)).map(({ messageId }) => messageId)).size).toBe(30)
  },

  async 'rejects when nobody takes the mail'({ broken }: MailStage) {
    await expect(broken.send(mailTo('nobody@example.sg'))).rejects.toThrow()
  },
} satisfies Record<string, (stage: MailStage) => Promise<void>>

const mailTo = (to: string): Mail => ({
  messageId: '<order-KM-2611-00001@shop.example>',
  to,
  subject: 'Your order is confirmed',
  text: 'Thank you. S$597.00 “paid”.',
  html: '<p>Thank you. <b>S$597.00</b> “paid”.</p>',
})
