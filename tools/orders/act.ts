import type { Acted, StaffRefusal } from '#src/features/orders/server/staff-orders.service.ts'
import type { StaffAct } from '#src/features/orders/rules/staff-acts.ts'
import { Refusal } from '#tools/shop-database.ts'
import type { OrdersCommand } from './command.ts'

/** A command that does something to the goods of one order. */
export const act = (name: StaffAct, usage: string, about: string): OrdersCommand => ({
  usage: `<order> ${usage}`.trim(),
  about,
  needsOrder: true,
  async run(staff, { orderNumber, by, dryRun, group, carrier, tracking, code }) {
    if (carrier !== undefined && tracking === undefined)
      throw new Refusal('--carrier needs the number of the parcel too: --tracking NUMBER.')
    if (tracking !== undefined && carrier === undefined) throw new Refusal('--tracking needs the name of the carrier too: --carrier NAME.')
    const done = await staff.orders.act(name, { orderNumber, by, dryRun, group, carrier, trackingNumber: tracking, code })
    if (!done.ok)
      return { text: refusalText(name, orderNumber, done.problem), data: { orderNumber, refused: done.problem }, isRefused: true }
    return { text: doneText(done.value, dryRun), data: { ...done.value, dryRun } }
  },
})

const doneText = ({ orderNumber, groups, to, before, after }: Acted, dryRun: boolean): string =>
  `${orderNumber}: ${groups.join(', ')} ${dryRun ? 'would become' : 'became'} ${to}. The order ${
    before === after ? `stays ${after}` : `${dryRun ? 'would go' : 'went'} from ${before} to ${after}`
  }.${dryRun ? ' Nothing was changed, this was a dry run.' : ''}`

function refusalText(name: StaffAct, orderNumber: string, refusal: StaffRefusal): string {
  switch (refusal.code) {
    case 'unknownOrder':
      return `There is no order ${orderNumber}.`
    case 'unpaid':
      return `Order ${orderNumber} is not paid. There is nothing to ${name} yet.`
    case 'noSuchGroup':
      return `Order ${orderNumber} has no goods of that name. It has: ${refusal.groups.join(', ')}.`
    case 'whichGroup':
      return `Several parcels of ${orderNumber} could be shipped, each with its own number. Name one: ${refusal.groups.map((group) => `--group '${group}'`).join(' or ')}.`
    case 'notNow':
      return `There is nothing to ${name} in order ${orderNumber}: ${refusal.groups.map(({ name: group, mode, state }) => `${group} (${mode}) is ${state}`).join(', ')}.`
    case 'codeMissing':
      return "Ask for the code that the shopper was sent, and give it with --code 'K4T 829'."
    case 'wrongCode':
      return `That is not the code of order ${orderNumber}. Nothing was handed over.`
  }
}
