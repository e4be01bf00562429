import type { ReactNode } from 'react'
import { trustedHtml } from './trusted-html.ts'

/** The elements that a message may contain; of all others only the text is rendered. */
const elements = new Set(['b', 'strong', 'em', 'i', 'p', 'ul', 'ol', 'li'])

/** Renders the HTML of a message by an allow-list; the address of a link is the only attribute. In the browser only. */
export function safeHtml(html: string): ReactNode {
  return drawn(new DOMParser().parseFromString(trustedHtml(html) as string, 'text/html').body.childNodes)
}

const drawn = (nodes: NodeListOf<ChildNode>): ReactNode[] => [...nodes].map(drawnNode)

function drawnNode(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (name === 'script' || name === 'style') return null
  if (name === 'br') return <br key={key} />
  const inside = drawn(node.childNodes)
  const href = node.getAttribute('href') ?? ''
  if (name === 'a' && /^(\/(?![/\\])|https:\/\/)/.test(href)) {
    return (
      <a key={key} className="link" href={href}>
        {inside}
      </a>
    )
  }
  const Name = name as 'b'
  return elements.has(name) ? <Name key={key}>{inside}</Name> : inside
}
