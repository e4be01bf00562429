import { createTranslator } from 'use-intl/core'
import { htmlLang, languages, type Culture } from '#src/kit/culture.ts'
import { escapeHtml } from '#src/kit/escape-html.ts'
import type { Script } from '#src/kit/languages.ts'
import type { Messages } from '#src/kit/messages.ts'
import type { Mail } from '#src/outside/email/port.ts'

/** One part of a mail. All of it is text and is escaped in the HTML. */
export type MailPart =
  | { kind: 'words'; text: string }
  | { kind: 'note'; text: string; link?: { label: string; url: string } }
  /** A table of two columns. */
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'action'; label: string; url: string }
  /** A square PNG, under a name of its own in the mail. What it says has to stand in the mail as text too. */
  | { kind: 'picture'; name: string; png: Buffer; alt: string }

export interface MailContent {
  culture: Culture
  /** The store's name in that language, which signs the mail. */
  store: string
  /** The colour of the store's name and of buttons, `#204080`, where the store has chosen one. White can be read on it. */
  accent?: string | undefined
  title: string
  parts: readonly MailPart[]
}

/** Renders a mail in the shop's style, as text and as HTML from one content. */
export function renderMail(content: MailContent): Pick<Mail, 'text' | 'html' | 'pictures'> {
  const pictures = content.parts.flatMap((part) =>
    part.kind === 'picture' ? [{ cid: pictureId(part.name), base64: part.png.toString('base64') }] : [],
  )
  return { text: asText(content), html: asHtml(content), ...(pictures.length > 0 ? { pictures } : {}) }
}

const pictureId = (name: string): string => `${name}@mail`

type Translate = (key: string, values?: object) => string

/** One for each list of messages, because it remembers those that it has parsed. */
const translators = new WeakMap<object, Translate>()

/** The words of a mail. They are not in the shop's catalogue of messages, because no page needs them. */
export function mailWords<Keys extends Record<string, string>>(words: Messages<Keys>, culture: Culture) {
  const messages = words[culture] as Record<string, string>
  const translate =
    translators.get(messages) ?? (createTranslator({ locale: htmlLang[culture] as never, messages }) as unknown as Translate)
  translators.set(messages, translate)
  return (key: keyof Keys & string, values?: Record<string, string | number>): string => translate(key, values)
}

function asText({ culture, title, parts }: MailContent): string {
  const { colon } = languages[culture]
  return [title, ...parts.flatMap((part) => partAsText(part, colon) ?? [])].join('\n\n')
}

function partAsText(part: MailPart, colon: string): string | null {
  switch (part.kind) {
    case 'words':
      return part.text
    case 'note':
      return part.link ? `${part.text}\n${part.link.label}${colon}${part.link.url}` : part.text
    case 'rows':
      return part.rows.map(([label, value]) => `${label}${colon}${value}`).join('\n')
    case 'action':
      return `${part.label}${colon}${part.url}`
    case 'picture':
      return null
  }
}

const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const type: Record<Script, { face: string; display: string; height: number; titleHeight: number }> = {
  Latin: { face: "'Instrument Sans',system-ui,sans-serif", display: "'Brygada 1918',Georgia,serif", height: 1.5, titleHeight: 1.15 },
  Han: {
    face: "'PingFang SC','Microsoft YaHei',system-ui,sans-serif",
    display: "Georgia,'Songti SC','Noto Serif CJK SC',serif",
    height: 1.75,
    titleHeight: 1.35,
  },
}

/** Colours and sizes repeat those of `ui/tokens.css`, because mail programs ignore style sheets. */
function asHtml({ culture, store, accent = '#0F4A40', title, parts }: MailContent): string {
  const { face, display, height, titleHeight } = type[languages[culture].script]
  return `<!doctype html><html lang="${htmlLang[culture]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#F5F8F6;font:16px/${height} ${face};color:#15211E">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff;overflow-wrap:break-word">
<p style="margin:0 0 24px;color:${accent};font:500 24px ${display}">${escapeHtml(store)}</p>
<h1 style="margin:0 0 16px;font:500 32px/${titleHeight} ${display}">${escapeHtml(title)}</h1>
${parts.map((part) => partAsHtml(part, accent)).join('\n')}
</div></body></html>`
}

function partAsHtml(part: MailPart, accent: string): string {
  switch (part.kind) {
    case 'words':
      return `<p style="margin:0 0 16px;color:#4A5853">${inLines(part.text)}</p>`
    case 'note':
      return `<p style="margin:24px 0 0;color:#5F6D67;font-size:14px">${inLines(part.text)}${part.link ? `<br><a href="${escapeHtml(part.link.url)}" style="color:inherit">${escapeHtml(part.link.label)}</a>` : ''}</p>`
    case 'rows':
      return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows.map(rowAsHtml).join('')}</table>`
    case 'action':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(part.label)}</a></p>`
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="cid:${pictureId(part.name)}" alt="${escapeHtml(part.alt)}" width="184" height="184" style="display:block;border:0"></p>`
  }
}

function rowAsHtml([label, value]: readonly [string, string]): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #D5DDD8;vertical-align:top'
  return `<tr><td style="${cell};color:#4A5853">${escapeHtml(label)}</td><td style="${cell};padding-left:16px;text-align:right">${inLines(value)}</td></tr>`
}
