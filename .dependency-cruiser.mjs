// Who may import what. Read with the plan in docs/walk.md; each rule's name says what it protects.
import { readFileSync } from 'node:fs'

const feature = '^src/features/[^/]+'

const TEST = '\\.test\\.tsx?$'
/** The order of features as docs/features.md lists it: each may import from those before it. */
const order = [...readFileSync(new URL('docs/features.md', import.meta.url), 'utf8').matchAll(/^\d+\. \*\*([a-z-]+)\*\*/gm)].map(
  ([, name]) => name,
)

const rule = (name, from, to) => ({ name, severity: 'error', from, to })

/** Tests may use any feature as a stage. */
const orderRules = order.map((name, at) =>
  rule(
    `order-of-features-${name}`,
    { path: `^src/features/${name}/`, pathNot: TEST },
    { path: '^src/features/', pathNot: `^src/features/(${order.slice(0, at + 1).join('|')})/` },
  ),
)

export default {
  forbidden: [
    ...orderRules,
    rule('every-feature-has-its-place', {}, { path: '^src/features/', pathNot: `^src/features/(${order.join('|')})/` }),
    rule(
      'features-know-no-composition',
      { path: '^src/features/', pathNot: TEST },
      { path: '^src/(shop|words|routes|main|open-shop)\\.ts$' },
    ),
    rule('no-cycles', {}, { circular: true }),
    rule('kit-stands-alone', { path: '^src/kit/', pathNot: '\\.test\\.ts$' }, { pathNot: ['^src/kit/', 'node_modules/zod/'] }),
    rule(
      // `npm run serve` and a container install no others.
      'what-runs-needs-no-package-of-development',
      {
        path: `^src/(main|open-shop|shop)\\.ts$|^src/(platform|outside)/|${feature}/(server|rules)/|\\.feature\\.ts$|^tools/(accounts|backup|catalogue|orders|restore|search)`,
        pathNot: [TEST, '-behaviour\\.ts$'],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('ui-knows-no-features', { path: '^src/ui/' }, { path: '^src/(features|platform|outside|pages)/' }),
    rule(
      'rules-are-pure',
      { path: `${feature}/rules/`, pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/kit/', `${feature}/rules/`, 'node_modules/(temporal-polyfill|csv-parse|lru-cache)/'] },
    ),
    rule(
      'contracts-stay-thin',
      { path: '\\.contract\\.ts$' },
      { pathNot: ['^src/kit/', `${feature}/rules/`, '\\.contract\\.ts$', 'node_modules/zod/'] },
    ),
    rule(
      'browser-never-imports-server',
      { path: `^src/(pages|ui|root|entry|browser-start)|${feature}/web/` },
      { path: `^src/(platform|outside)/|${feature}/server/|node_modules/(fastify|@fastify|drizzle-orm|pg)/` },
    ),
    rule(
      'server-never-imports-browser',
      { path: `^src/(platform|outside)/|${feature}/server/` },
      {
        path: `^src/(pages|ui|root|entry|browser-start)|${feature}/web/|node_modules/(react|react-dom|react-router)/`,
        // The names of the cookies that it sets.
        pathNot: '^src/browser-start/page-marks\\.ts$',
      },
    ),
    rule('browser-start-knows-no-features', { path: '^src/browser-start/' }, { path: '^src/', pathNot: '^src/(browser-start|kit|ui)/' }),
    rule('ui-starts-nothing', { path: '^src/(ui|kit|outside)/' }, { path: '^src/browser-start/' }),
    rule('features-meet-on-pages', { path: '^src/features/([^/]+)/' }, { path: `${feature}/web/`, pathNot: '^src/features/$1/' }),
    rule(
      'features-meet-at-services',
      { path: '^src/features/([^/]+)/' },
      { path: `${feature}/server/`, pathNot: ['^src/features/$1/', '\\.(service|tables)\\.ts$'] },
    ),
    rule('the-shop-knows-no-stage', { path: '^src/', pathNot: TEST }, { path: '^(test|tools)/' }),
    rule('tools-need-no-stage', { path: '^tools/', pathNot: TEST }, { path: '^(test|demonstration)/' }),
    rule(
      'the-demonstration-has-one-door',
      { path: '^src/', pathNot: TEST },
      { path: '^demonstration/', pathNot: '^demonstration/seed\\.ts$' },
    ),
    rule('only-the-composition-opens-it', { path: '^src/', pathNot: [TEST, '^src/open-shop\\.ts$'] }, { path: '^demonstration/' }),
    rule(
      'the-demonstration-fills-tables',
      { path: '^demonstration/' },
      { path: ['^(test|tools)/', '^src/(pages|outside|main|open-shop|root|entry|shop|routes)', `${feature}/web/`] },
    ),
    rule(
      'only-the-composition-picks-adapters',
      { pathNot: '^(src/(main\\.ts|open-shop\\.ts|outside/)|test/|tools/)' },
      { path: '^src/outside/', pathNot: '/port\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', '^\\.react-router/', '^tools/(making|mutants)/node_modules/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
