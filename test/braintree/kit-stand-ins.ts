/**
 * What stands in for Braintree's kit in a browser: fields of its own in place of Braintree's frames, and a bank that asks
 * by a button. Written as text, because browsers load it in the kit's place.
 */
export const kitStandIns: Readonly<Record<string, string>> = {
  client: 'window.braintree = { client: { create: async ({ authorization }) => ({ authorization }) } }',
  'hosted-fields': `
    window.braintree.hostedFields = {
      async create({ fields }) {
        const [inputs, states, hear] = [{}, {}, {}]
        for (const [name, { container, internalLabel }] of Object.entries(fields)) {
          const input = (inputs[name] = document.createElement('input'))
          input.setAttribute('aria-label', internalLabel)
          document.querySelector(container).append(input)
          states[name] = { isEmpty: true, isValid: false }
          input.addEventListener('input', () => {
            states[name] = { isEmpty: input.value === '', isValid: input.value.length > 2 }
            hear.validityChange({ emittedBy: name })
          })
          input.addEventListener('blur', () => hear.blur({ emittedBy: name }))
        }
        return {
          on: (event, handler) => void (hear[event] = handler),
          getState: () => ({ fields: states }),
          focus: (name) => inputs[name].focus(),
          setAttribute: ({ field }) => void (inputs[field].disabled = true),
          removeAttribute: ({ field }) => void (inputs[field].disabled = false),
          tokenize: async () => ({ nonce: 'nonce-of-the-kit', details: { bin: '401288', lastFour: '1881', cardType: 'Visa' } }),
        }
      },
    }`,
  'three-d-secure': `
    window.braintree.threeDSecure = {
      async create() {
        const hear = {}
        return {
          on: (event, handler) => void (hear[event] = handler),
          verifyCard: ({ amount, bin, nonce }) =>
            new Promise((resolve, reject) => {
              const bank = document.createElement('div')
              for (const [answer, end] of [
                ['yes', () => resolve({ nonce: 'proof-of-the-kit' })],
                ['no', () => reject({ code: 'THREEDS_CARDINAL_SDK_CANCELED' })],
                ['away', () => reject({ code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT' })],
              ]) {
                const button = document.createElement('button')
                button.textContent = 'bank: ' + answer
                button.addEventListener('click', end)
                bank.append(button)
              }
              bank.append([amount, bin, nonce].join(' '))
              hear['authentication-iframe-available']({ element: bank }, () => {})
            }),
        }
      },
    }`,
}
