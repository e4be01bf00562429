import type { Culture } from '#src/kit/culture.ts'
import { fieldOf, type Field } from './card-field.ts'
import type { FromFrame, ToFrame } from './card-protocol.ts'
import { cardFields, cardProblems, digitsOf, type CardEntry, type CardField, type CardProblems } from './card-rules.ts'
import { brandOf } from './card-types.ts'
import { cardWords } from './card-words.ts'

const patienceMs = 10_000

const form = document.querySelector('form')!
const fieldset = document.querySelector('fieldset')!
const brandMark = document.querySelector<HTMLElement>('#brand')!
/** The origin of the embedding page, its language and the current month, which the bank wrote into the form. */
const { parent: parentOrigin, culture, month } = form.dataset as { parent: string; culture: Culture; month: string }

const fields: Field[] = cardFields.map((name) => fieldOf(name, cardWords[culture].problems[name], () => problems()[name] ?? null))
let isSubmitting = false

const entry = (): CardEntry => Object.fromEntries(fields.map(({ name, input }) => [name, input.value])) as CardEntry
const problems = (): CardProblems => cardProblems(entry(), month)

/** Posted to the one origin that the bank allowed to embed this frame, and to no other. */
const say = (message: FromFrame): void => window.parent.postMessage(message, parentOrigin)

function showProblems(found: CardProblems): void {
  for (const field of fields) field.mark(found[field.name] ?? null)
  fields.find(({ name }) => found[name])?.input.focus()
  say({ type: 'invalid', fields: Object.fromEntries(Object.keys(found).map((name) => [name as CardField, true as const])) })
}

/** Sends the card to the bank for a nonce. The typed values stay in the form, so that a second try needs no retyping. */
async function submit(): Promise<void> {
  if (isSubmitting) return
  const found = problems()
  if (Object.keys(found).length > 0) return showProblems(found)
  isSubmitting = true
  try {
    const reply = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry()),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (reply.status === 422) return showProblems((await reply.json()).fields)
    if (reply.status !== 201) return say({ type: 'failed' })
    const { nonce, brand, last4, range } = await reply.json()
    say({ type: 'nonce', nonce, brand, last4, range })
  } catch {
    say({ type: 'failed' })
  } finally {
    isSubmitting = false
  }
}

function hear(message: ToFrame): void {
  if (message.type === 'submit') void submit()
  if (message.type === 'disable') fieldset.disabled = message.disabled
  if (message.type === 'focus') (fields.find((field) => field.isMarked()) ?? fields[0]!).input.focus()
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== parentOrigin || source !== window.parent) return
  if (typeof data === 'object' && data !== null) hear(data as ToFrame)
})

// Only the embedding page submits the form; Enter in a field must not navigate the frame.
form.addEventListener('submit', (event) => event.preventDefault())

form.addEventListener('input', () => {
  const { number } = entry()
  brandMark.textContent = problems().number ? '' : (brandOf(digitsOf(number)) ?? '')
  // The length of a CVV depends on the brand, so a corrected number can make the CVV valid.
  for (const field of fields) if (field.isMarked() && !problems()[field.name]) field.mark(null)
  if (!fields.some((field) => field.isMarked())) say({ type: 'mended' })
})

new ResizeObserver(() => say({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body)
say({ type: 'ready' })
