import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { contactLimits } from './rules/contact-form.ts'

export const ContactSubject = z.object({ code: z.string(), name: z.string() })
export type ContactSubject = z.infer<typeof ContactSubject>

export const getSubjects = defineEndpoint({
  name: 'GetSubjects',
  method: 'GET',
  path: '/api/ContactUs/GetSubjects',
  backend: 'site',
  access: 'public',
  summary: 'What a message can be about, in the caller’s language',
  data: z.array(ContactSubject),
  problems: [],
})

export const getHumanCheck = defineEndpoint({
  name: 'GetHumanCheck',
  method: 'GET',
  path: '/api/ContactUs/GetHumanCheck',
  backend: 'site',
  access: 'shopper',
  summary: 'Given when the form is opened, sent along with the message. It is good for one message, from `waitSeconds` on, for a day',
  data: z.object({ humanCheck: z.string(), waitSeconds: z.int() }),
  problems: [],
})

const text = (field: keyof typeof contactLimits) => z.string().check(z.maxLength(contactLimits[field]))

export const ContactPayload = z.strictObject({
  salutation: text('salutation'),
  firstName: text('firstName'),
  lastName: text('lastName'),
  email: text('email'),
  mobileNumber: text('mobileNumber'),
  storeLocation: text('storeLocation'),
  subject: text('subject'),
  message: text('message'),
  humanCheck: z.string().check(z.maxLength(200)),
  /** A hidden field: only a program that fills in forms puts something into it. */
  leaveEmpty: z.string().check(z.maxLength(200)),
})
export type ContactPayload = z.infer<typeof ContactPayload>

export const sendEmail = defineEndpoint({
  name: 'SendEmail',
  method: 'POST',
  path: '/api/ContactUs/SendEmail',
  backend: 'site',
  access: 'public',
  summary:
    'Sends a message to the store and a receipt to its writer. The same message with the same check is sent once. A 422 names each wrong field and its message',
  body: ContactPayload,
  data: z.object({ reference: z.string(), answerWithinDays: z.int() }),
  problems: ['VALIDATION', 'HUMAN_CHECK_MISSING', 'TOO_MANY_REQUESTS'],
})
