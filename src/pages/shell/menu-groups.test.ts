import { expect, test } from 'vitest'
import type { CategoryNode } from '#src/features/catalogue/catalogue.contract.ts'
import { menuGroups } from './menu-groups.ts'

const node = (name: string, more: Partial<CategoryNode> = {}): CategoryNode => ({
  code: name.toLowerCase(),
  id: 1,
  name,
  children: [],
  ...more,
})
const english = { untranslated: ['name'] }

test('a department has its groups, and what has no group under its own name (shell-25)', () => {
  const [cups, tea] = [node('Cups'), node('Tea')]
  const groups = menuGroups(node('Home', { children: [node('Tableware', { children: [cups] }), tea] }))
  expect(groups).toEqual([
    { code: 'tableware', name: 'Tableware', leaves: [cups] },
    { code: 'home', name: 'Home', leaves: [tea] },
  ])
})

test('a group whose name there is in English only says so (language-09)', () => {
  const children = [node('Tableware', { ...english, children: [node('Cups')] }), node('Tea')]
  expect(menuGroups(node('Home', { children })).map(({ untranslated }) => untranslated)).toEqual([['name'], undefined])
  expect(menuGroups(node('Home', { ...english, children })).map(({ untranslated }) => untranslated)).toEqual([['name'], ['name']])
})
