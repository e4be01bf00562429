import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** A stylesheet cut into its rules: gives those that a page with these classes can show, in their order. */
export type StylesFor = (classes: ReadonlySet<string>) => string

export interface Sheet {
  /** What pages carry of a sheet with fonts, whose text would be laid out again if it counted twice; null for any other. */
  whole: string | null
  stylesFor: StylesFor
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g
/** What comes alive is made of: modules, and the words for them. */
const ahead = /<link rel="(modulepreload|preload)" (?!href="[^"]+" as="(?:font|image)")/g
/** What the frame of the site stands on (`vite.config.ts`): each runs for itself before the modules that ask for it, so that no task is long. */
const groundwork = /<link rel="modulepreload" (?=href="\/assets\/(?:react|router)-)/g
const moduleScript = /<script type="module" async="">/g
/** The data that a page was made from, and the place on it that somebody comes back to. */
const handover = /<script>(?=window\.__reactRouterContext|\(\(storageKey)/g
const classAttribute = /\sclass="([^"]*)"/g
/** Groups of rules that are cut as finely as the sheet itself. */
const groups = ['media', 'supports', 'container', 'layer']
/** A class named within these can be absent, or is one of several. */
const optionalPart = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g
const className = /\.([\w-]+)/g

/**
 * The page with the rules that it shows written into its head, so that it is painted as soon as it has come. Once it is,
 * modules follow, their words, and the whole sheets (`src/ui/late-sheets.ts` lets them count).
 */
export function paintedFirst(html: string, sheetOf: (href: string) => Sheet): string {
  const sheets = [...html.matchAll(sheetLink)].map(([, href]) => sheetOf(href!))
  if (sheets.length === 0) return html
  const classes = new Set([...html.matchAll(classAttribute)].flatMap(([, names]) => names!.split(' ')))
  const style = `<style>${sheets.map(({ whole, stylesFor }) => whole ?? stylesFor(classes)).join('')}</style>`
  return html
    .replace('<link rel="stylesheet"', (link) => style + link)
    .replace(
      sheetLink,
      (_, href: string) =>
        `<link rel="later" data-rel="stylesheet" href="${href}" media="${sheetOf(href).whole === null ? 'print' : 'not all'}"/>`,
    )
    .replace(groundwork, '$&data-first="" ')
    .replace(ahead, '<link rel="later" data-rel="$1" ')
    .replace(moduleScript, '<script type="later" data-type="module">')
    .replace(handover, '<script type="later">')
}

/** The stylesheets of a built site, each read and cut when a page first names it. */
export function readStyles(folder: string): (href: string) => Sheet {
  const read = new Map<string, Sheet>()
  return (href) => {
    const known = read.get(href) ?? sheetFrom(readFileSync(join(folder, href), 'utf8'))
    read.set(href, known)
    return known
  }
}

const sheetFrom = (css: string): Sheet => ({ whole: css.includes('@font-face') ? css : null, stylesFor: cutStyles(css) })

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
