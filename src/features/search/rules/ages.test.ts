import { expect, test } from 'vitest'
import { agesIn } from './ages.ts'

test.each([
  ['3 to 18 months', '1year 3month 6month 9month 12month 18month'],
  ['6个月以上', '1year 2year 3year 4year 5year 6month 9month 12month 18month 24month 36month'],
  ['under 2 years', '1year 2year 3month 6month 9month 12month 18month 24month'],
  ['3岁以下', '1year 2year 3year 3month 6month 9month 12month 18month 24month 36month'],
  ['5岁起', '5year 6year 7year 8year 9year 10year'],
  ['up to 6 months', '3month 6month'],
  ['24 to 36 months', '2year 3year 24month 36month'],
  ['12 months', ''],
  ['years', ''],
])('%s is for the ages %s (search-13)', (text, ages) => expect(agesIn(text).join(' ')).toBe(ages))
