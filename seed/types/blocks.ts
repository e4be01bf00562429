import type { ProductType } from '../shape.ts'
import { fact, made, of } from '../words.ts'

const age = (en: string, zh: string) => fact('Age', '适用年龄', en, zh)
const pieces = (n: number) => fact('Pieces', '件数', `${n}`, `${n}件`)
const SAFE = fact('Paint', '涂装', 'Water-based colour, beeswax', '水性漆，蜂蜡')

export const blocks: ProductType = {
  code: 'blocks', prefix: 'BLK', block: 28,
  label: ['Wooden toy', '木制玩具'],
  taxonomy: 'Toys & Games > Toys > Building Toys > Wooden Blocks',
  art: null, colourName: null, grams: 900, maxAdd: 6,
  lines: [
    {
      brand: 'burung-kayu', price: 59, categories: 'kids-play',
      facts: [of('rubberwood'), SAFE, made('id')],
      about: [
        'Rubber trees stop giving latex at twenty-five and used to be burned. Burung Kayu dries the wood for a year, cuts it to the half millimetre and rounds every edge by hand.',
        '橡胶树二十五年便不再产胶，从前只能烧掉。木鸟把木料晾足一年，裁到半毫米之内，每道边手工磨圆。',
      ],
      items: [
        {
          name: ['First Blocks', '第一盒积木'], colours: '', gifts: 'home',
          note: ['Forty plain blocks, four shapes', '四十块素木，四种形'],
          lead: ['No letters, no colours, no instructions. At two they are towers, at four a clinic, at seven somebody’s capital city.', '没有字母，没有颜色，没有说明。两岁是塔，四岁是诊所，七岁是某国的首都。'],
          facts: [age('18 months up', '18个月以上'), pieces(40)], pin: { popularity: 754 },
        },
        {
          name: ['Shophouse Blocks', '店屋积木'], colours: '', price: 79, gifts: 'host home',
          note: ['A street in twenty-six pieces', '一条街，二十六块'],
          lead: ['Shutters, pediments and a five-foot way you can push a finger along. Line them up on a shelf and adults will rearrange them.', '百叶、山墙，还有一条手指走得过的骑楼。排在架上，大人会偷偷换位置。'],
          facts: [age('3 years up', '3岁以上'), pieces(26)], pin: { exclusive: true },
        },
        {
          name: ['Balancing Birds', '平衡小鸟'], colours: '', price: 42, gifts: 'host under50',
          note: ['Seven birds on one branch, for a while', '七只鸟，一根枝，能停多久'],
          lead: ['They perch on each other at any angle you dare. The heaviest is the one that looks lightest.', '怎么斜都敢叠。最重的那只，看着最轻。'],
          facts: [age('4 years up', '4岁以上'), pieces(8)],
        },
        {
          name: ['Marble Run in Wood', '木轨弹珠'], colours: '', price: 119, gifts: 'him',
          note: ['Thirty tracks, gravity included', '三十条轨，重力自备'],
          lead: ['Grooves are cut just deep enough that a marble hums. Best on a floor, worst below a sofa.', '槽刚好够深，弹珠滚起来嗡嗡响。铺地上最好，就怕沙发底。'],
          facts: [age('5 years up', '5岁以上'), pieces(46)],
        },
      ],
    },
    {
      brand: 'hutan-hare', price: 49, categories: 'kids-play', aboutFirst: true,
      facts: [of('beech'), SAFE, made('th')],
      about: [
        'Each set comes with a story of eight pages, printed in English and Chinese, in which the pieces are the characters and something is left unfinished.',
        '每套附八页中英故事，玩具就是角色，结尾留着没写完。',
      ],
      items: [
        {
          name: ['Hare and Friends', '野兔与朋友们'], colours: '', gifts: 'under50',
          note: ['Nine animals that fit a palm', '九只动物，一掌可握'],
          lead: ['Turned, not printed: you can tell the hare from the fox with your eyes shut. They fit in a shirt pocket for doctors’ waiting rooms.', '车木而成，闭眼也摸得出是兔是狐。放进衣袋，去诊所候诊时用。'],
          facts: [age('2 years up', '2岁以上'), pieces(9)],
        },
        {
          name: ['Rain Forest Stacker', '雨林叠叠乐'], colours: '', price: 45, gifts: 'under50',
          note: ['Roots at the bottom, hornbill on top', '底下是根，顶上是犀鸟'],
          lead: ['Eight layers that only balance in the order a forest does. Grown-ups fail this more than they expect.', '八层，只有照雨林的次序才稳。大人失败的次数，超出预期。'],
          facts: [age('2 years up', '2岁以上'), pieces(9)],
        },
        {
          name: ['Market Day Stall', '赶集小摊'], colours: '', price: 139, gifts: 'home',
          note: ['A stall, scales and twenty wooden fruits', '小摊、天平，二十种木水果'],
          lead: ['Durian has spikes, rambutan has felt hair, and the scales really tip. Folds flat behind a door.', '榴梿有刺，红毛丹有毡毛，天平真会倾。折平可收门后。'],
          facts: [age('3 years up', '3岁以上'), pieces(31)],
        },
        {
          name: ['Numbers on a String', '串珠数字'], colours: '', price: 32, gifts: 'under50',
          note: ['One to ten, to count and to wear', '一到十，可数可戴'],
          lead: ['Ten beads, each a different size, threaded on a cord that comes undone under a pull. Counting turns out to be about feeling.', '十颗木珠，颗颗不同，绳子一拽就松。原来数数是摸出来的。'],
          facts: [age('3 years up', '3岁以上'), pieces(10)],
        },
      ],
    },
    {
      brand: 'esok-kids', price: 38, categories: 'kids-play',
      facts: [of('rubberwood'), SAFE, made('vn')],
      points: [
        ['Spare pieces free, for ever', '零件丢了，永久免费补'],
        ['No batteries, no screens', '无电池，无屏幕'],
      ],
      about: [
        'Toys to go with the clothes: hard to break, easy to lend, and made in the workshop that cuts the buttons.',
        '配衣服的玩具：难坏、好借，出自做木扣的那间作坊。',
      ],
      items: [
        {
          name: ['Bus 14', '14号巴士'], colours: '', gifts: 'under50',
          note: ['Doors that open, a bell that rings', '门会开，铃会响'],
          lead: ['Named for the route outside the Katong shop. Four passengers, one always left standing.', '取自加东店门前那条线。四位乘客，总有一位没座。'],
          facts: [age('2 years up', '2岁以上'), pieces(5)],
        },
        {
          name: ['Kitchen Tower', '小厨房叠柜'], colours: '', price: 89, gifts: 'cook',
          note: ['Stove, wok, two buns, a lid for banging', '炉、镬、两个包，锅盖随便敲'],
          lead: ['Stands on its own at the height of someone under a metre. The wok is iron-coloured and the fried egg is not.', '一米以下的人够得着。镬是铁色的，荷包蛋不是。'],
          facts: [age('3 years up', '3岁以上'), pieces(12)],
        },
        {
          name: ['Tangram in a Tin', '铁盒七巧板'], colours: '', price: 24, gifts: 'under50',
          note: ['Seven pieces, one hundred shapes, no charger', '七块，百种图，不用充电'],
          lead: ['For flights, temples and long weddings. The cards get harder, then unfair, then easy again.', '给飞机、庙里与漫长的喜宴。图卡越来越难，难到没道理，然后又容易了。'],
          facts: [age('4 years up', '4岁以上'), pieces(7)],
        },
        {
          name: ['Letters of the House', '中英字母积木'], colours: '', price: 65, gifts: 'home',
          note: ['Twenty-six letters and twenty characters', '二十六字母，二十汉字'],
          lead: ['A to Z on one face, the first characters of primary school on another. Some sentences come out bilingual.', '一面A到Z，一面小一的第一批汉字。拼着拼着，就成了双语。'],
          facts: [age('3 years up', '3岁以上'), pieces(46)],
        },
      ],
    },
    {
      brand: 'burung-kayu', price: 29, categories: 'kids-play',
      facts: [of('rubberwood'), SAFE, made('id')],
      about: [
        'Turned at Yogyakarta on the lathe that makes the pegs for the birds. Axles are wood and oiled once; they run on a table from end to end.',
        '日惹车制，用的是做小鸟榫头的那台车床。木轴上一次油，桌上一推到底。',
      ],
      items: [
        {
          name: ['Bumboat', '小舢板'], colours: '', gifts: 'under50',
          note: ['Eyes on the bow, a cargo of barrels', '船头画眼，载着木桶'],
          lead: ['Floats upright in a bath if the barrels are in. The eyes are so it can see where it is going.', '装上木桶，浴缸里也不翻。船头那对眼，是为了看路。'],
          facts: [age('2 years up', '2岁以上'), pieces(7)],
        },
        {
          name: ['Satay Cart', '沙爹小车'], colours: '', price: 48, gifts: 'under50 cook',
          note: ['Twelve sticks, a fan, a small fire', '十二串，一把扇，一点火'],
          lead: ['Sticks thread with felt meat, in three colours nobody has settled on. The fan fits a hand of four.', '毡做的肉串在签上，三种颜色，到底是什么肉各说各的。扇子正合四岁的手。'],
          facts: [age('3 years up', '3岁以上'), pieces(29)],
        },
        {
          name: ['Pull-along Hornbill', '拖拉犀鸟'], colours: '', price: 36, gifts: 'under50 home',
          note: ['Beak opens with every turn', '走一步，喙张一下'],
          lead: ['Clacks along the corridor behind a new walker. Downstairs neighbours have asked for the felt-tyred version, which is also this one.', '跟在刚学步的孩子后面，一路嗒嗒。楼下邻居想要毡轮款，其实就是这只。'],
          facts: [age('12 months up', '12个月以上'), pieces(1)],
        },
      ],
    },
    {
      brand: 'hutan-hare', price: 42, categories: 'kids-play',
      facts: [of('beech'), SAFE, made('th')],
      about: [
        'Puzzles with a way in for every age in the house. Pieces stand up on their own, so the picture turns into a scene.',
        '全家各个年纪都拼得起的拼图。每片自己站得住，拼完就成一台戏。',
      ],
      items: [
        {
          name: ['Mangrove Puzzle', '红树林拼图'], colours: '', gifts: 'under50',
          note: ['Roots, crabs, one shy otter', '根、蟹、一只怕羞的水獭'],
          lead: ['Eighteen pieces in two layers: water below, leaves above. The otter fits in three places and hides in one.', '两层十八片：底下是水，上面是叶。水獭有三处放得下，藏只在一处。'],
          facts: [age('3 years up', '3岁以上'), pieces(18)],
        },
        {
          name: ['Clock with Removable Hours', '可拆时钟'], colours: '', price: 46, gifts: 'under50',
          note: ['Each hour is a shape you can hold', '每个钟点都是握得住的形状'],
          lead: ['Twelve pegs, twelve holes and two hands that stay where you leave them. Bedtime can be moved, in theory.', '十二块、十二孔，两根针停在您拨的地方。理论上，睡觉时间也拨得动。'],
          facts: [age('3 years up', '3岁以上'), pieces(13)],
        },
      ],
    },
  ],
}
