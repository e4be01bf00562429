import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('leaves no sign that could end a text or a quoted attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;')
})

it('leaves every other text as it is', () => {
  expect(escapeHtml('Kaya 咖椰 – 3 for $12 / “best”')).toBe('Kaya 咖椰 – 3 for $12 / “best”')
})
