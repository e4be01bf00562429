import { expect, it } from 'vitest'
import { startGroups } from './suggestion-groups.ts'

const departments = [
  { text: 'Home', url: '/productlist/category/home' },
  { text: 'Food', url: '/productlist/category/food' },
]
const shown = (groups: ReturnType<typeof startGroups>) =>
  groups.map(({ name, rows }) => [name, rows.map(({ text, url }) => `${text} ${url}`)])

it('offers the recent keywords and then the departments before anything is typed', () => {
  expect(shown(startGroups(['tea pot'], departments, 'list'))).toEqual([
    ['recent', ['tea pot /search?keyword=tea+pot']],
    ['departments', ['Home /productlist/category/home', 'Food /productlist/category/food']],
  ])
})

it('offers only what there is', () => {
  expect(shown(startGroups([], departments, 'list'))).toHaveLength(1)
  expect(startGroups([], [], 'list')).toEqual([])
})
