/** An element as Braintree writes it: `{ orderId: 'x' }` inside `transaction` is `<order-id>x</order-id>`. */
export type Node = string | number | boolean | null | Date | readonly Node[] | { readonly [name: string]: Node | undefined }

/** A list whose elements have a name of their own, among other things. */
export interface Collection {
  collection: string
  items: readonly Node[]
  pageSize: number
}

export const document = (name: string, node: Node | Collection): string => `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, node)}`

function element(name: string, node: Node | Collection): string {
  const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (node === null) return `<${tag} nil="true"/>`
  if (node instanceof Date) return `<${tag} type="datetime">${node.toISOString().replace(/\.\d+/, '')}</${tag}>`
  if (typeof node === 'boolean') return `<${tag} type="boolean">${node}</${tag}>`
  if (typeof node === 'number') return `<${tag} type="integer">${node}</${tag}>`
  if (typeof node === 'string') return `<${tag}>${escaped(node)}</${tag}>`
  if (isCollection(node)) {
    const items = node.items.map((item) => element(node.collection, item))
    return `<${tag} type="collection">${element('pageSize', node.pageSize)}${items.join('')}</${tag}>`
  }
  if (isList(node)) return `<${tag} type="array">${node.map((item) => element('item', item)).join('')}</${tag}>`
  const inside = Object.entries(node).flatMap(([key, value]) => (value === undefined ? [] : [element(key, value)]))
  return `<${tag}>${inside.join('')}</${tag}>`
}

const isCollection = (node: object): node is Collection => 'collection' in node
const isList = (node: object): node is readonly Node[] => Array.isArray(node)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
