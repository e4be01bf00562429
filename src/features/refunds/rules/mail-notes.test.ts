import { expect, test } from 'vitest'
import { notesOf } from './mail-notes.ts'

const paid = (kind: 'voucher' | 'rebate' | 'card', isEnded = false) => ({ kind, isEnded })

test('a mail has a note for each kind of tender that a refund has, once (refund-12)', () => {
  expect(notesOf([paid('card')])).toEqual(['card'])
  expect(notesOf([paid('voucher'), paid('rebate'), paid('card')])).toEqual(['card', 'wallet'])
  expect(notesOf([paid('voucher', true), paid('rebate', true), paid('card')])).toEqual(['card', 'ended'])
  expect(notesOf([])).toEqual([])
})
