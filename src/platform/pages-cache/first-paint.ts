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
/** While pictures that came with the page are still drawn, modules would take the processor from them and be slower themselves. */
const breathMs = 250

/**
 * Runs in the page: what comes later is fetched, and modules run, a breath after everything seen first has come and is
 * painted, or at once where a hand is quicker. A picture that does not come holds nothing up for longer than two seconds.
 * Each is a task of its own, so that none is long; what cannot be had is missed by the modules that ask for it. Whoever
 * comes back is brought to a place before that is painted.
 */
const startAfterPaint = `(() => {
const hands = ['pointerdown', 'keydown', 'touchstart']
const all = (selector) => [...document.querySelectorAll(selector)]
let started = false
function start() {
if (started) return
started = true
for (const hand of hands) removeEventListener(hand, start, true)
inTurn(all('link[rel=later]'), announce, () => inTurn(all('link[data-first]'), runFirst, () => inTurn(all('script[type=later]'), run)))
}
function inTurn([next, ...others], act, then) {
if (next) Promise.resolve(act(next)).then(() => setTimeout(inTurn, 0, others, act, then))
else then?.()
}
function announce(link) {
link.rel = link.dataset.rel
}
function runFirst(link) {
return import(link.href).catch(() => {})
}
function run(later) {
const script = document.createElement('script')
script.type = later.dataset.type ?? ''
script.textContent = later.textContent
document.head.append(script)
later.type = 'ran'
}
if (!('fresh' in document.documentElement.dataset)) all('script[type=later]:not([data-type])').forEach(run)
for (const hand of hands) addEventListener(hand, start, true)
addEventListener('load', () => {
if (document.hidden) start()
else requestAnimationFrame(() => new PerformanceObserver(() => setTimeout(start, ${breathMs})).observe({ type: 'paint', buffered: true }))
})
setTimeout(start, 2000)
})()`
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
    .replace(sheetLink, (_, href: string) => `<link rel="later" data-rel="stylesheet" href="${href}" media="${sheetOf(href).whole === null ? 'print' : 'not all'}"/>`)
    .replace(groundwork, '$&data-first="" ')
    .replace(ahead, '<link rel="later" data-rel="$1" ')
    .replace(moduleScript, '<script type="later" data-type="module">')
    .replace(handover, '<script type="later">')
    .replace('</body>', `<script>${startAfterPaint}</script></body>`)
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
