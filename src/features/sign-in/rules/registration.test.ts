import { expect, it } from 'vitest'
import { registrationErrors, type Registration } from './registration.ts'

const meiLin: Registration = {
  salutation: 'ms',
  firstName: 'Mei Lin',
  lastName: 'Tan',
  dateOfBirth: '1988-03-14',
  gender: 'female',
  otherContact: '',
  password: '',
  agreeToTerms: true,
}

it.each<[Partial<Registration>, string, object]>([
  [{}, 'meilin.tan@example.sg', {}],
  [{ otherContact: '+65 9123 4567', password: 'Kemuning7' }, 'meilin.tan@example.sg', {}],
  [{ otherContact: 'meilin.tan@example.sg' }, '+65 9123 4567', {}],
  [{ otherContact: 'other@example.sg' }, 'meilin.tan@example.sg', { otherContact: 'mobileInvalid' }],
  [{ otherContact: '9123 4567' }, '+65 9123 4567', { otherContact: 'emailInvalid' }],
  [{ otherContact: '+65 9123 45' }, 'meilin.tan@example.sg', {}],
  [{ password: 'kemuning7' }, 'meilin.tan@example.sg', { password: 'passwordNeedsCapital' }],
  [{ agreeToTerms: false, gender: '' }, 'meilin.tan@example.sg', { gender: 'genderRequired', agreeToTerms: 'termsRequired' }],
])('%j beside %s finds %j', (change, proven, errors) =>
  expect(registrationErrors({ ...meiLin, ...change }, proven, '2026-11-21')).toStrictEqual(errors),
)
