import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesOfGit } from './files-of-git.ts'

/** Collects the rules of docs/specification and their citations, and writes which tests cite which rule (see its README). */
const folder = 'docs/specification'
const coverageFile = `${folder}/coverage.md`
const oldStyle = /specification(’s)?,? \(?sections?\b|\(sections? \d|business rules\b|wire conventions|^Specification: /im

interface Rule {
  id: string
  area: string
  waitsFor: string | null
  tests: Set<string>
}

const files = filesOfGit(['demonstration', 'docs', 'migrations', 'src', 'test', 'tools']).filter(
  (file) => /\.(tsx?|mjs|md|css|sql|html)$/.test(file) && ![coverageFile, 'tools/specification.ts'].includes(file),
)
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const problems: string[] = []
const rules = collectRules()
collectCitations()
for (const rule of rules.values()) {
  if (rule.waitsFor && rule.tests.size > 0)
    problems.push(`${rule.id} waits for ${rule.waitsFor}, but ${[...rule.tests].join(', ')} cites it`)
}
const { text, summary } = coverage()
if (!process.argv.includes('--check')) writeFileSync(coverageFile, text)
else if (!existsSync(coverageFile) || readFileSync(coverageFile, 'utf8') !== text) {
  problems.push(`${coverageFile} is not up to date. Run: npm run specification`)
}
process.stdout.write(`${summary}\n`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1

/** A rule is a heading that names it, and the paragraph below. */
function collectRules(): Map<string, Rule> {
  const found = new Map<string, Rule>()
  for (const [file, text] of texts) {
    if (!file.startsWith(`${folder}/`)) continue
    for (const [, id, area, words] of text.matchAll(/^### (([a-z-]+)-\d\d)\n\n(.+)/gm)) {
      if (found.has(id!)) problems.push(`${id} is given twice`)
      if (`${area}.md` !== basename(file)) problems.push(`${id} does not belong in ${file}`)
      found.set(id!, { id: id!, area: area!, waitsFor: /\*\(waits: (.+)\)\*$/.exec(words!)?.[1] ?? null, tests: new Set() })
    }
  }
  return found
}

function collectCitations(): void {
  const areas = [...new Set([...rules.values()].map((rule) => rule.area))].join('|')
  const citation = new RegExp(`(?<![\\w/.-])(?:${areas})-\\d\\d(?![\\w-])`, 'g')
  for (const [file, text] of texts) {
    const old = file.startsWith('docs/') ? null : oldStyle.exec(text)
    if (old) problems.push(`${file} cites "${old[0]}" instead of a number`)
    for (const [id] of text.matchAll(citation)) {
      if (!rules.has(id)) problems.push(`${file} cites ${id}, which does not exist`)
      if (/^test\/|\.test\.tsx?$|-behaviour\.ts$/.test(file)) rules.get(id)?.tests.add(file)
    }
  }
}

function coverage(): { text: string; summary: string } {
  const all = [...rules.values()]
  const tested = all.filter((rule) => rule.tests.size > 0)
  const waiting = all.filter((rule) => rule.waitsFor)
  const untested = all.filter((rule) => !rule.waitsFor && rule.tests.size === 0)
  const summary = `${all.length} rules: ${tested.length} cited by tests, ${waiting.length} waiting, ${untested.length} that no test cites`
  const rows = tested.map(
    (rule) => `| ${link(rule)} | ${[...new Set([...rule.tests].map((file) => basename(file)))].toSorted().join(', ')} |`,
  )
  const rooms = [...Map.groupBy(waiting, (rule) => rule.waitsFor)].map(([room, of]) => `| ${room} | ${of.map(link).join(', ')} |`)
  const rest = [...Map.groupBy(untested, (rule) => rule.area)].map(([area, of]) => `| ${area} | ${of.map(link).join(', ')} |`)
  const text = [
    '# Rules and the tests that cite them',
    `Written by \`npm run specification\`. ${summary}.`,
    table('Cited by tests', '| rule | tests |', rows),
    table('Waiting', '| for | rules |', rooms),
    table('No test cites it', '| file | rules |', rest),
  ]
  return { text: text.join('\n\n') + '\n', summary }
}

function link({ id, area }: Rule): string {
  return `[${id}](${area}.md#${id})`
}

function table(title: string, head: string, rows: string[]): string {
  return [`## ${title}`, '', head, '| --- | --- |', ...rows].join('\n')
}
