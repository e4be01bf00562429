import { act } from './act.ts'
import type { OrdersCommand } from './command.ts'
import { list, show } from './reading.ts'
import { cancel, receive, reconcile, refund, refuse, returns } from './refunds.ts'

/** The commands by name, in the order of the usage text. */
export const commands: Readonly<Record<string, OrdersCommand>> = {
  list,
  show,
  pick: act('pick', '[--group NAME]', 'the goods are being packed'),
  ship: act('ship', '[--group NAME] [--carrier NAME --tracking NUMBER]', 'the goods have left; the shopper gets a mail'),
  ready: act('ready', '', 'the goods wait at the counter; the shopper gets a mail with the code to collect them'),
  collect: act('collect', '--code CODE', 'the goods were handed over to whoever showed the code'),
  cancel,
  returns,
  receive,
  refuse,
  refund,
  reconcile,
}
