/**
 * Makes src/ui/icons.ts: the drawings of Tabler Icons that the shop imports from it, and no others.
 *
 *   npm run icons   after an import of one that is not there yet; iconTruckDelivery is Tabler's truck-delivery
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Shapes = Record<string, [element: string, attributes: { d?: string }][]>

const root = join(import.meta.dirname, '../..')
const source = join(import.meta.dirname, 'node_modules/@tabler/icons')
const read = (file: string): string => readFileSync(join(source, file), 'utf8')
const outline = JSON.parse(read('tabler-nodes-outline.json')) as Shapes
const filled = JSON.parse(read('tabler-nodes-filled.json')) as Shapes

const imported = /import \{([^}]*)\} from '#src\/ui\/icons\.ts'/g
const names = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(imported)].flatMap(([, list]) => list!.match(/\bicon\w+/g) ?? []))
  .toSorted()

/** `iconBrandFacebook` → `brand-facebook`; `iconPlayerPlayFilled` is the filled form of `player-play`. */
const kebab = (name: string): string =>
  name
    .slice('icon'.length)
    .replace(/(?<!^)([A-Z]|\d+)/g, '-$1')
    .toLowerCase()

function drawing(name: string): string {
  const form = name.endsWith('Filled') ? filled : outline
  const shapes = form[kebab(name).replace(/-filled$/, '')]
  if (!shapes) throw new Error(`Tabler has no icon for ${name}`)
  return shapes
    .map(([element, { d }]) => {
      if (!d) throw new Error(`${name} has a ${element}, which is no path`)
      return d
    })
    .join('')
}

const notice = read('LICENSE')
  .trim()
  .split('\n')
  .map((line) => ` * ${line}`.trimEnd())
  .join('\n')
const { version } = JSON.parse(read('package.json')) as { version: string }
const lines = [...new Set(names)].map((name) => `export const ${name} = '${drawing(name)}'`)
writeFileSync(
  join(root, 'src/ui/icons.ts'),
  `/*\n * Made by npm run icons from Tabler Icons ${version}: paths of 24 by 24.\n *\n${notice}\n */\n${lines.join('\n')}\n`,
)
console.log(`${lines.length} icons`)
