import type * as Kit from 'braintree-web'
import type { Culture } from '#src/kit/culture.ts'
import type { FromFrame, ToFrame } from '../../sandbox/card/card-protocol.ts'
import { nonceMessage, problemsIn, type FieldProblems, type FieldStates } from './field-state.ts'
import { hostedFields, pageWords, type HostedField } from './page-words.ts'

/** The two files of Braintree's kit that stand before this one in the page. */
const { braintree } = window as unknown as { braintree: Pick<typeof Kit, 'client' | 'hostedFields'> }

const form = document.querySelector('form')!
/** The origin of the embedding page, its language, and the token of Braintree's client, which the server wrote into the form. */
const { parent: shopOrigin, culture, token } = form.dataset as { parent: string; culture: Culture; token: string }
const words = pageWords[culture]
const marked = new Set<HostedField>()

/** Posted to the one origin that the server allowed to embed this frame, and to no other. */
const say = (message: FromFrame | { type: 'invalid' }): void => window.parent.postMessage(message, shopOrigin)

const client = await braintree.client.create({ authorization: token })
const fields = await braintree.hostedFields.create({
  client,
  styles: {
    input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif', color: '#15211e' },
    '::placeholder': { color: '#5f6d67' },
    'input:disabled': { color: '#5f6d67' },
  },
  fields: {
    number: { ...fieldOf('number'), rejectUnsupportedCards: true },
    expirationDate: { ...fieldOf('expirationDate'), placeholder: 'MM/YY' },
    cvv: { ...fieldOf('cvv'), maskInput: true },
    cardholderName: { ...fieldOf('cardholderName'), maxlength: 100 },
  },
})

function fieldOf(name: HostedField) {
  return { container: `#${name}`, iframeTitle: words.labels[name], internalLabel: words.labels[name] }
}

const states = (): FieldStates => fields.getState().fields as unknown as FieldStates

function mark(name: HostedField, text: string): void {
  document.querySelector<HTMLElement>(`#${name}-error`)!.textContent = text
  document.querySelector<HTMLElement>(`#${name}`)!.classList.toggle('wrong', text !== '')
  if (text === '') marked.delete(name)
  else marked.add(name)
}

function markAll(problems: FieldProblems): void {
  for (const name of hostedFields) mark(name, problems[name] ? words.problems[name][problems[name]] : '')
  focusFirst()
  say({ type: 'invalid' })
}

const focusFirst = (): void => void fields.focus(hostedFields.find((name) => marked.has(name)) ?? 'number')

async function submit(): Promise<void> {
  const problems = problemsIn(states())
  if (Object.keys(problems).length > 0) return markAll(problems)
  try {
    say(nonceMessage(await fields.tokenize()))
  } catch {
    say({ type: 'failed' })
  }
}

function disable(disabled: boolean): void {
  for (const field of hostedFields) {
    if (disabled) fields.setAttribute({ field, attribute: 'disabled', value: true })
    else fields.removeAttribute({ field, attribute: 'disabled' })
  }
}

// A right field loses its error at once; a wrong one gets it when the shopper leaves it after typing.
fields.on('validityChange', ({ emittedBy }) => {
  const name = emittedBy as HostedField
  if (marked.has(name) && !problemsIn(states())[name]) mark(name, '')
  if (marked.size === 0) say({ type: 'mended' })
})
fields.on('blur', ({ emittedBy }) => {
  const name = emittedBy as HostedField
  if (problemsIn(states())[name] === 'invalid') mark(name, words.problems[name].invalid)
})

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== shopOrigin || source !== window.parent || typeof data !== 'object' || data === null) return
  const message = data as ToFrame
  if (message.type === 'submit') void submit()
  if (message.type === 'disable') disable(message.disabled)
  if (message.type === 'focus') focusFirst()
})

new ResizeObserver(() => say({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body)
say({ type: 'ready' })
