// Which pictures are drawn, and the files of each.
import { arches, defaults, pictures, VIEWS, type Picture } from './catalogue.ts'
import { ARCH_FILES, PRODUCT_FILES } from './encode.ts'

export interface Job {
  /** Folder and file name without view and width: the job's name in the cache. */
  readonly name: string
  readonly picture: Picture
  readonly arch: boolean
  readonly files: readonly string[]
}

const ARCH_FOLDER = 'arch'

export function plan(): Job[] {
  const all = pictures()
  const front = [...all, ...defaults()].map((picture): Job => {
    const name = `${picture.type}/${picture.key}`
    return {
      name,
      picture,
      arch: false,
      files: VIEWS.flatMap((view) => PRODUCT_FILES.map((file) => `${name}-${view}-${file}`)),
    }
  })
  const tall = arches(all).map((picture): Job => {
    const name = `${ARCH_FOLDER}/${picture.type}-${picture.key}`
    return { name, picture, arch: true, files: ARCH_FILES.map((file) => `${name}-${file}`) }
  })
  return [...front, ...tall]
}
