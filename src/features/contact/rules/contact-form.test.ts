import { describe, expect, it } from 'vitest'
import { contactErrors, contactLimits, emptyContact, type ContactFields } from './contact-form.ts'

const message: ContactFields = {
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: '陈',
  email: 'meilin.tan@example.sg',
  mobileNumber: '+65 9123 4567',
  storeLocation: 'katong',
  subject: 'order',
  message: 'Hello,\r\n\twhere is my kettle?\n谢谢。',
}

describe('contact form', () => {
  it('finds nothing wrong with a complete message', () => expect(contactErrors(message)).toEqual({}))

  it('names every missing field in page order (contact-01)', () => {
    expect(Object.entries(contactErrors(emptyContact))).toEqual(Object.keys(emptyContact).map((field) => [field, `${field}Required`]))
  })

  it.each<[Partial<ContactFields>, object]>([
    [{ salutation: 'lord' }, { salutation: 'salutationRequired' }],
    [{ firstName: '!@#' }, { firstName: 'nameInvalid' }],
    [{ lastName: 'Tan\r\nBcc: a@b.sg' }, { lastName: 'notPlainText' }],
    [{ firstName: 'a'.repeat(61) }, { firstName: 'tooLong' }],
    [{ email: 'meilin@' }, { email: 'emailInvalid' }],
    [{ email: 'a@b.sg\nBcc: c@d.sg' }, { email: 'emailInvalid' }],
    [{ mobileNumber: 'call me' }, { mobileNumber: 'mobileNumberInvalid' }],
    [{ mobileNumber: '1234567890123456' }, { mobileNumber: 'mobileNumberTooLong' }],
    [{ message: '   \n ' }, { message: 'messageRequired' }],
    [{ message: 'a\u0000b' }, { message: 'notPlainText' }],
    [{ message: 'Hello,\nab\u0000' }, { message: 'notPlainText' }],
    [{ message: 'a\ud800b' }, { message: 'notPlainText' }],
    [{ message: '字'.repeat(contactLimits.message + 1) }, { message: 'tooLong' }],
  ])('%j → %j', (change, errors) => expect(contactErrors({ ...message, ...change })).toEqual(errors))
})
