import type { PaymentGateway } from '#src/outside/payments/port.ts'

const unused = (): Promise<never> => Promise.reject(new Error('A command moves no money itself'))

/** The gateway of a command, which calls none. */
export const noGateway: PaymentGateway = {
  origin: '',
  cardFieldsUrl: '',
  validationCardTypes: [],
  timeoutMs: 0,
  charge: unused,
  complete: unused,
  inquire: unused,
  end: unused,
  refund: unused,
  inquireRefund: unused,
  removeCard: unused,
  readEvent: unused,
  movements: unused,
}
