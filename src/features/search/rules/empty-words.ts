const characters = new Set('的了吗呢啊吧呀和与或跟及给用我你您他她它这那个款把是有在要想能会送装穿戴放')
const words = new Set(
  'i me my you your we our us he his she it its they them their this that these those is are was be been being do does did have has had having could will would should may who whom what which how when where why there here so very too just only also really more most less as than then if but out up off all any some something anything stuff thing things like good nice over under into about while during after before because wear wearing use used using go goes going come comes make makes im ive gonna keep keeps really suit suits fits smell smells smelling always often get gets getting put puts bring brings bringing still around everybody everyone somebody someone suddenly sudden same aka enough well feeling'.split(
    ' ',
  ),
)

/** What means nothing in a search by itself. */
export const isEmpty = (text: string): boolean => words.has(text) || characters.has(text)

const inside = new Set('的了很太老总是会有点都也常又被真好特别我'.split(''))

/** The pieces of a phrase without what only stands between its words: `shoes rub my heels`, 手很干裂. */
export const withoutEmpty = (texts: readonly string[]): readonly string[] =>
  texts.length < 3
    ? texts
    : texts.filter((text, place) => place === 0 || place === texts.length - 1 || !(inside.has(text) || words.has(text)))
