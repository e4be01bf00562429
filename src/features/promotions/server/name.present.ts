import { defaultCulture, inCulture, inEachCulture, type Culture, type Translated } from '#src/kit/culture.ts'
import { lastDayOf } from '#src/kit/dates.ts'
import { keepUnits, withoutKeeping } from '#src/kit/keep-units.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { promotionNames } from '../name-messages.ts'
import type { Promotion } from '../rules/promotion.ts'

const wordsIn = inEachCulture((culture) => mailWords(promotionNames, culture))

/** A promotion's name or message, with its numbers and units kept on one line (language-11). */
export const promotionText = (text: Translated, culture: Culture): string => keepUnits(inCulture(text, culture))

/** `Quiet Evenings, 10% off, until 30 Nov 2026`: the name with its last day, in the languages that have the name. An order stores it. */
export const nameWithEnd = ({ name, endsAt }: Pick<Promotion, 'name' | 'endsAt'>): Translated =>
  endsAt === null
    ? name
    : inEachCulture((culture) =>
        culture === defaultCulture || name[culture]
          ? wordsIn[culture]('until', { name: inCulture(name, culture), date: withoutKeeping(lastDayOf(endsAt, culture)) })
          : '',
      )
