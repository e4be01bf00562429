import type { Culture } from '#src/kit/culture.ts'
import type { FromFrame, ToFrame } from './card-protocol.ts'
import { challengeWords } from './challenge-words.ts'

const patienceMs = 10_000

const form = document.querySelector('form')!
const fieldset = document.querySelector('fieldset')!
const code = document.querySelector('input')!
const problem = document.querySelector<HTMLElement>('#code-error')!
const status = document.querySelector<HTMLElement>('#status')!
/** The shop's origin, its language, and the number of the order, which the bank wrote into the form. */
const { parent: shopOrigin, culture, order } = form.dataset as { parent: string; culture: Culture; order: string }
const words = challengeWords[culture]
const isFramed = window.parent !== window

const say = (message: FromFrame): void => window.parent.postMessage(message, shopOrigin)

/** Tells the page around the frame; at the top of a tab, goes back to the shop. */
function leave(message: { type: 'proof'; proof: string } | { type: 'abandoned' }): void {
  fieldset.disabled = true
  status.textContent = words.done
  if (isFramed) return say(message)
  const back = new URL('/cart/shopping-cart', shopOrigin)
  back.searchParams.set('orderNumber', order)
  back.searchParams.set('proof', message.type === 'proof' ? message.proof : message.type)
  location.replace(back)
}

function mark(text: string): void {
  problem.textContent = text
  if (text === '') code.removeAttribute('aria-invalid')
  else code.setAttribute('aria-invalid', 'true')
}

function refuse(text: string): void {
  mark(text)
  code.select()
  code.focus()
}

async function send(): Promise<void> {
  if (code.value.trim() === '') return refuse(words.missing)
  fieldset.disabled = true
  const reply = await ask(code.value)
  if (reply?.status === 200) return leave({ type: 'proof', proof: (await reply.json()).proof })
  // Over meanwhile, in another tab or by the shop: the page says so.
  if (reply?.status === 404) return location.reload()
  fieldset.disabled = false
  refuse(reply?.status === 422 ? words.wrong : words.unreachable)
}

const ask = (typed: string): Promise<Response | null> =>
  fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: typed }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
code.addEventListener('input', () => mark(''))
document.querySelector('#cancel')!.addEventListener('click', () => leave({ type: 'abandoned' }))

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin === shopOrigin && source === window.parent && (data as ToFrame | null)?.type === 'focus') code.focus()
})

if (isFramed) {
  new ResizeObserver(() => say({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body)
  say({ type: 'ready' })
} else {
  document.body.classList.add('alone')
  code.focus()
}
