/** A message in one language, with the place where it stands: `en.line.remove`. */
type Leaf = [place: string, text: string]

/** Texts with a digit that is no number of the shop's. */
const justified: readonly RegExp[] = [
  // The name of a field.
  /^Address [Ll]ine [12]\b/,
  // An example.
  /14 3 1988|1988 3 14/,
  // The Chinese words for percentages.
  /\d折/,
]

/** The branches of ICU plurals: the `=2` of `{count, plural, =2 {both} …}`. */
const exactBranch = /=\d+ (?=\{)/g

/**
 * The messages that write a number with digits. A number stands once, with its rule or in the settings, and a message
 * takes it as an argument.
 */
export const digitsIn = (messages: unknown): string[] =>
  leaves(messages)
    .filter(([, text]) => /\p{Nd}/u.test(text.replaceAll(exactBranch, '')) && !justified.some((pattern) => pattern.test(text)))
    .map(([place, text]) => `${place}: ${text}`)

const leaves = (tree: unknown, path: readonly string[] = []): Leaf[] =>
  typeof tree === 'string'
    ? [[path.join('.'), tree]]
    : Object.entries(tree ?? {}).flatMap(([name, value]) => leaves(value, [...path, name]))
