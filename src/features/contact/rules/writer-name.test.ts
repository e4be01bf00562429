import { expect, it } from 'vitest'
import { writerName } from './writer-name.ts'

const [meiLin, inChinese] = [
  { firstName: 'Mei Lin', lastName: 'Tan' },
  { firstName: '美玲', lastName: '陈' },
]

it.each([
  ['en', 'Ms', meiLin, 'Ms Mei Lin Tan'],
  ['en', 'Ms', inChinese, 'Ms 陈美玲'],
  ['zh', '女士', meiLin, 'Mei Lin Tan 女士'],
  ['zh', '女士', inChinese, '陈美玲女士'],
] as const)('in a mail to staff who read %s, %s %j is %s (language-02)', (culture, salutation, name, expected) => {
  expect(writerName(salutation, name, culture)).toBe(expected)
})
