import type * as Kit from 'braintree-web'
import type { Culture } from '#src/kit/culture.ts'
import type { FromFrame } from '../../sandbox/card/card-protocol.ts'
import { endOf } from './field-state.ts'
import { pageWords } from './page-words.ts'

/** The two files of Braintree's kit that stand before this one in the page. */
const { braintree } = window as unknown as { braintree: Pick<typeof Kit, 'client' | 'threeDSecure'> }

const page = document.querySelector<HTMLElement>('#challenge')!
const status = document.querySelector<HTMLElement>('#status')!
const actions = document.querySelector<HTMLElement>('.actions')!
/** What the server wrote into the page: the shop's origin, its language, the order, and what is verified. */
const { parent: shopOrigin, culture, order, token, nonce, bin, amount } = page.dataset as Record<string, string>
const words = pageWords[culture as Culture]
const isFramed = window.parent !== window

const say = (message: FromFrame): void => window.parent.postMessage(message, shopOrigin!)

/** Tells the page around the frame; at the top of a tab, goes back to the shop. */
function leave(message: { type: 'proof'; proof: string } | { type: 'abandoned' }): void {
  actions.hidden = true
  status.textContent = words.done
  if (isFramed) return say(message)
  const back = new URL('/cart/shopping-cart', shopOrigin)
  back.searchParams.set('orderNumber', order!)
  back.searchParams.set('proof', message.type === 'proof' ? message.proof : message.type)
  location.replace(back)
}

interface Frame {
  element: HTMLElement
}

/** Has Braintree ask the bank. Whether the bank vouches for the shopper is read by the server, from the nonce. */
async function verify(): Promise<void> {
  const client = await braintree.client.create({ authorization: token! })
  const threeDSecure = await braintree.threeDSecure.create({ client, version: '2-inline-iframe' })
  threeDSecure.on('lookup-complete', (_, next) => next?.())
  // The type declarations leave this event out.
  const onFrame = threeDSecure.on.bind(threeDSecure) as unknown as (event: string, show: (frame: Frame, next: () => void) => void) => void
  onFrame('authentication-iframe-available', ({ element }, next) => {
    page.replaceChildren(element)
    next()
  })
  const verified = await threeDSecure.verifyCard({ nonce: nonce!, bin: bin!, amount: amount! } as Parameters<
    typeof threeDSecure.verifyCard
  >[0])
  leave({ type: 'proof', proof: verified.nonce })
}

document.querySelector('#again')!.addEventListener('click', () => location.reload())
document.querySelector('#cancel')!.addEventListener('click', () => leave({ type: 'abandoned' }))

if (isFramed) {
  new ResizeObserver(() => say({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body)
  say({ type: 'ready' })
} else document.body.classList.add('alone')

verify().catch((error: { code?: string }) => {
  if (endOf(error.code ?? '') === 'abandoned') return leave({ type: 'abandoned' })
  status.textContent = words.unreachable
  document.querySelector<HTMLElement>('#again')!.hidden = false
})
