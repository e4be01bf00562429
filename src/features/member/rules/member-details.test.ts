import { expect, it } from 'vitest'
import { dateOf, memberErrors, type MemberDetails } from './member-details.ts'

const meiLin: MemberDetails = { salutation: 'ms', firstName: 'Mei Lin', lastName: 'Tan', dateOfBirth: '1988-03-14', gender: 'female' }
const today = '2026-11-21'

it.each<[Partial<MemberDetails>, object]>([
  [{}, {}],
  [{ lastName: '陈', firstName: '美玲' }, {}],
  [
    { salutation: '', gender: '' },
    { salutation: 'salutationRequired', gender: 'genderRequired' },
  ],
  [{ salutation: 'king' }, { salutation: 'salutationRequired' }],
  [
    { firstName: ' ', lastName: '!@#$%^&*()+=._' },
    { firstName: 'firstNameRequired', lastName: 'nameInvalid' },
  ],
  [{ firstName: 'Mei\nLin' }, { firstName: 'notPlainText' }],
  [{ firstName: 'a'.repeat(61) }, { firstName: 'tooLong' }],
  [{ dateOfBirth: '' }, { dateOfBirth: 'dateOfBirthRequired' }],
  [{ dateOfBirth: '2023-02-29' }, { dateOfBirth: 'dateOfBirthInvalid' }],
  [{ dateOfBirth: '1876-02-01' }, { dateOfBirth: 'dateOfBirthInvalid' }],
  [{ dateOfBirth: '2026-11-22' }, { dateOfBirth: 'dateOfBirthInvalid' }],
  [{ dateOfBirth: '2026-11-21' }, {}],
  [{ dateOfBirth: '2024-02-29' }, {}],
])('%j finds %j', (change, errors) => expect(memberErrors({ ...meiLin, ...change }, today)).toEqual(errors))

it('names a date of birth in the future before what comes after it on the page (form-01)', () => {
  expect(Object.keys(memberErrors({ ...meiLin, dateOfBirth: '2026-11-22', gender: '' }, today))).toEqual(['dateOfBirth', 'gender'])
})

it.each([
  [['14', '3', '1988'], '1988-03-14'],
  [[' 14', '3 ', ' 1988 '], '1988-03-14'],
  [['', ' ', ''], ''],
  [['14', '', '1988'], '1988-00-14'],
  [['x', '3', '1988'], '1988-03-0x'],
])('%j make %j', (parts, date) => expect(dateOf(...(parts as [string, string, string]))).toBe(date))
