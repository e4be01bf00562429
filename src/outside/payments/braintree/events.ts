import { createHash } from 'node:crypto'
import type { WebhookNotification } from 'braintree'
import type { Clock } from '#src/kit/clock.ts'
import type { GatewayEvent } from '../port.ts'
import type { BraintreeApi } from './braintree-api.ts'
import { partsOf } from './order-id.ts'

/** Braintree sends a notification that was not accepted again for a day, with the time at which it was first sent. */
const oldestMs = 25 * 60 * 60 * 1000

/** How far Braintree's clock may be ahead. */
const aheadMs = 5 * 60 * 1000

/**
 * Reads a webhook: a form with the payload and its signature. Null for one that is forged, altered or too old. One about
 * no transaction, such as the control panel's test, names an attempt that does not exist.
 */
export async function readEvent(api: BraintreeApi, clock: Clock, rawBody: Buffer): Promise<GatewayEvent | null> {
  const form = new URLSearchParams(rawBody.toString('utf8'))
  const payload = form.get('bt_payload') ?? ''
  const notification = await api.webhookNotification.parse(form.get('bt_signature') ?? '', payload).catch(() => null)
  if (notification === null) return null
  const ageMs = clock.now().getTime() - new Date(notification.timestamp).getTime()
  if (!(ageMs <= oldestMs && ageMs >= -aheadMs)) return null
  const { attemptKey, refundKey } = partsOf(orderIdIn(notification))
  const id = createHash('sha256').update(payload.trim()).digest('base64url')
  return refundKey === undefined ? { id, about: 'attempt', key: attemptKey } : { id, about: 'refund', key: refundKey }
}

/** Disputes name the transaction that they are about. */
function orderIdIn(notification: WebhookNotification): string {
  const { transaction, dispute } = notification as { transaction?: { orderId?: string }; dispute?: { transaction?: { orderId?: string } } }
  return transaction?.orderId ?? dispute?.transaction?.orderId ?? notification.kind
}
