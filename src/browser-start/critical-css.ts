import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import { criticalCssPlace } from './page-marks.ts'

/** A style sheet cut into its rules: gives those that a page with these classes can show, in their order. */
export type StylesFor = (classes: ReadonlySet<string>) => string

/** Groups of rules that are cut as finely as the sheet itself. */
const groups = ['media', 'supports', 'container', 'layer']
/** A class named within these can be absent, or is one of several. */
const optionalPart = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g
const className = /\.([\w-]+)/g

/** Writes critical CSS into a page: the rules that the page can show. */
export function withCriticalCss(html: string, stylesFor: StylesFor): string {
  const classes = classesIn(html)
  return html.replace(criticalCssPlace, () => stylesFor(classes))
}

/** React writes each attribute in one form, and no quotation mark unescaped. */
const classesIn = (html: string): ReadonlySet<string> =>
  new Set(
    html
      .split(' class="')
      .slice(1)
      .flatMap((rest) => rest.slice(0, rest.indexOf('"')).split(' ')),
  )

/** The style sheets of a built site, each read and cut when a page first names it. */
export function readSheets(folder: string): (href: string) => StylesFor {
  const read = new Map<string, StylesFor>()
  return (href) => {
    const known = read.get(href) ?? sheetFrom(readFileSync(join(folder, href), 'utf8'))
    read.set(href, known)
    return known
  }
}

/** A sheet with fonts is carried whole and never applied again, which would lay all text out once more. */
const sheetFrom = (css: string): StylesFor => (css.includes('@font-face') ? () => css : cutStyles(css))

/** Cuts a sheet once for all pages. */
export function cutStyles(css: string): StylesFor {
  return together(postcss.parse(css).nodes)
}

function together(nodes: readonly ChildNode[]): StylesFor {
  const cuts = nodes.map(cut)
  return (classes) => cuts.map((stylesFor) => stylesFor(classes)).join('')
}

function cut(node: ChildNode): StylesFor {
  if (node.type === 'rule') return cutRule(node)
  if (node.type === 'atrule' && node.nodes && groups.includes(node.name)) return cutGroup(node, node.nodes)
  const css = node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`
  return () => css
}

function cutRule(rule: Rule): StylesFor {
  const css = rule.toString()
  const needs = rule.selectors.map((selector) => [...selector.replace(optionalPart, '').matchAll(className)].map(([, name]) => name!))
  return (classes) => (needs.some((names) => names.every((name) => classes.has(name))) ? css : '')
}

function cutGroup({ name, params }: AtRule, nodes: readonly ChildNode[]): StylesFor {
  const inner = together(nodes)
  return (classes) => {
    const css = inner(classes)
    return css && `@${name} ${params}{${css}}`
  }
}
