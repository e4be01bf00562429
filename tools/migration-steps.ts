/** The first line of a migration that takes away what no running version uses any more. */
const secondStep = /^-- Second step: \S.{10,}/

/** What no statement may do while an older version still runs: it reads and writes as it did before the migration. */
const taking = [
  /^DROP (?!INDEX)/i,
  /^(?:TRUNCATE|DELETE|REVOKE|WITH .*\bDELETE)\b/i,
  /^ALTER .*\b(?:RENAME|SET SCHEMA|DROP COLUMN|SET NOT NULL|DROP DEFAULT|SET DATA TYPE|ALTER COLUMN \S+ TYPE)\b/i,
  /^ALTER TABLE \S+ ADD COLUMN (?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/i,
  // A block runs at once. The default that it drops may be one that it gave to a new column.
  /^DO\b.*\b(?:DROP (?!DEFAULT)|TRUNCATE\b|DELETE\b|RENAME\b|SET NOT NULL\b|SET DATA TYPE\b)/i,
]

/** A constraint or a unique index may refuse what an older version writes. Of the first kind, rows without one of the columns pass. */
const ofColumns = [
  /^ALTER TABLE (?<table>\S+) ADD CONSTRAINT \S+ (?:FOREIGN KEY|UNIQUE) ?\((?<columns>[^)]*)\)/i,
  /^CREATE UNIQUE INDEX .*\bON (?<table>\S+)(?: USING \w+)? ?\((?<columns>[^)]*)\)/i,
]
const ofOther = /^ALTER TABLE (?<table>\S+) ADD CONSTRAINT/i

/** The statements of a migration that an older version beside it would not survive; none where it says that it is a second step. */
export function breaking(sql: string): string[] {
  if (secondStep.test(sql)) return []
  const statements = statementsOf(sql)
  const isNew = newIn(statements)
  return statements.filter((statement) => taking.some((each) => each.test(statement)) || isRefusing(statement, isNew))
}

type IsNew = (table: string, column?: string) => boolean

/** An older version leaves a new column empty, so what is about new columns refuses nothing of it. */
function isRefusing(statement: string, isNew: IsNew): boolean {
  const { table, columns } = ofColumns.map((each) => each.exec(statement)?.groups).find((groups) => groups !== undefined) ?? {}
  if (table !== undefined) return !isNew(table) && !columns!.split(',').some((column) => isNew(table, column.trim()))
  const other = ofOther.exec(statement)?.groups?.table
  if (other === undefined || isNew(other)) return false
  const named = statement.split(' ').flatMap((word) => new RegExp(`\\b${other}\\.(\\w+)`).exec(word)?.[1] ?? [])
  return named.length === 0 || !named.every((column) => isNew(other, column))
}

/** The tables and columns that the statements make. */
function newIn(statements: readonly string[]): IsNew {
  const made = new Set<string>()
  for (const statement of statements) {
    const [, table] = /^CREATE TABLE (?:IF NOT EXISTS )?([^\s(]+)/i.exec(statement) ?? []
    if (table) made.add(table)
    const [, altered, column] = /^ALTER TABLE (\S+) ADD COLUMN (\S+)/i.exec(statement) ?? []
    if (column) made.add(`${altered} ${column}`)
  }
  return (table, column) => made.has(column === undefined ? table : `${table} ${column}`)
}

/** A text, the body of a function or block, or a comment, whichever begins first: each may hold the marks of the others. */
const quoted = /\$(\w*)\$(?<body>[\s\S]*?)\$\1\$|'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm

/** Without comments, texts, the bodies of functions, quotes of names and the schema; one change of a table in each. */
function statementsOf(sql: string): string[] {
  const plain = sql.replace(quoted, (found, _tag: string, body: string | undefined, at: number) => {
    if (found.startsWith('--') || found.startsWith('/*')) return ' '
    const isBlock = body !== undefined && /\bDO\s+(?:LANGUAGE\s+\w+\s+)?$/i.test(sql.slice(0, at))
    return isBlock ? body.replaceAll(';', ' ') : "''"
  })
  return plain
    .replaceAll('"', '')
    .replace(/\bpublic\./g, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
    .flatMap(changesOf)
}

/** `ALTER TABLE a ADD b int, DROP c` as `ALTER TABLE a ADD COLUMN b int` and `ALTER TABLE a DROP COLUMN c`. */
function changesOf(statement: string): string[] {
  const [, table, changes] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(statement) ?? []
  if (table === undefined) return [statement]
  return changes!.split(/, ?(?=(?:ADD|DROP|ALTER|RENAME|SET|VALIDATE)\b)(?![^(]*\))/i).map((change) => {
    const whole = change
      .replace(/^(ADD|DROP) (?!COLUMN\b|CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b|EXCLUDE\b)/i, '$1 COLUMN ')
      .replace(/^ALTER (?!COLUMN\b|CONSTRAINT\b)/i, 'ALTER COLUMN ')
      .replace(/^ADD (?=CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b|EXCLUDE\b)/i, 'ADD CONSTRAINT unnamed ')
      .replace(/^(ADD|DROP) COLUMN IF (?:NOT )?EXISTS /i, '$1 COLUMN ')
    return `ALTER TABLE ${table} ${whole}`
  })
}
